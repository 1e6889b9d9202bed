/// The numbers that pages have after some have come, gone or moved.
enum PageRenumbering {
  /// One came before this one.
  case inserted(Int)
  /// This one is gone.
  case removed(Int)
  case moved(from: Int, to: Int)
  /// So many are left, from the first on.
  case truncated(Int)
  /// Every page's new number, for so many.
  case table(UnsafePointer<Int32>, Int)

  /// A page's new number, -1 if it is gone.
  @inline(never)
  func callAsFunction(_ index: Int) -> Int {
    switch self {
    case .inserted(let at): return index >= at ? index + 1 : index
    case .removed(let at): return index == at ? -1 : (index > at ? index - 1 : index)
    case .moved(let from, let to):
      if index == from { return to }
      if from < index && index <= to { return index - 1 }
      return to <= index && index < from ? index + 1 : index
    case .truncated(let count): return index < count ? index : -1
    case .table(let numbers, let count): return index >= 0 && index < count ? Int(numbers[index]) : -1
    }
  }
}

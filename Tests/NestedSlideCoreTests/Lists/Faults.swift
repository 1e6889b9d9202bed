import Testing

/// Records what is wrong, and answers nothing, so that a test can return it.
func recordFault(_ fault: String, sourceLocation: SourceLocation = #_sourceLocation) {
  Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
}

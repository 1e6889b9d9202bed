// The engine's functions under names that C can call.

@_cdecl("own_exp") public func ownExp(_ x: Double) -> Double { Elementary.exp(x) }
@_cdecl("own_expm1") public func ownExpm1(_ x: Double) -> Double { Elementary.expm1(x) }
@_cdecl("own_log") public func ownLog(_ x: Double) -> Double { Elementary.log(x) }
@_cdecl("own_log1p") public func ownLog1p(_ x: Double) -> Double { Elementary.log1p(x) }
@_cdecl("own_sin") public func ownSin(_ x: Double) -> Double { Elementary.sin(x) }
@_cdecl("own_cos") public func ownCos(_ x: Double) -> Double { Elementary.cos(x) }

/// How many checks there are.
@_expose(wasm, "checks")
@_cdecl("checks")
public func checks() -> Int32 { Int32((singles() + combined() + long()).count) }

/// The number of the first check that fails; that of checks when none does.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  let outcomes = singles() + combined() + long()
  return Int32(outcomes.firstIndex(of: false) ?? outcomes.count)
}

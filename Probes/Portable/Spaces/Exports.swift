private func outcomes() -> [Bool] { singles() + combined() + programs() + long() + loops() }

/// How many checks there are.
@_expose(wasm, "checks")
@_cdecl("checks")
public func checks() -> Int32 { Int32(outcomes().count) }

/// The number of the first check that fails; that of checks when none does.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  let outcomes = outcomes()
  return Int32(outcomes.firstIndex(of: false) ?? outcomes.count)
}

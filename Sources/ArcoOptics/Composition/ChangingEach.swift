/// Runs a throwing change through a stored closure, which cannot be generic in the error. After an
/// error the later parts are not changed.
@inlinable
func changingEach<Whole, Part, Failure: Error>(
  _ whole: inout Whole,
  _ change: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
  _ body: (inout Part) throws(Failure) -> Void
) throws(Failure) {
  var failure: Failure?
  change(&whole) { part in
    guard failure == nil else { return }
    do throws(Failure) {
      try body(&part)
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
}

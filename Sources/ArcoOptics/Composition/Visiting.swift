/// Runs a throwing visit through a stored closure, which cannot be generic in the error.
@inlinable
func visiting<Whole, Part, Failure: Error>(
  _ whole: Whole,
  _ visitParts: @escaping @Sendable (Whole, (Part) -> Bool) -> Bool,
  _ body: (Part) throws(Failure) -> Bool
) throws(Failure) -> Bool {
  var failure: Failure?
  let isThrough = visitParts(whole) { part in
    do throws(Failure) {
      return try body(part)
    } catch {
      failure = error
      return false
    }
  }
  if let failure { throw failure }
  return isThrough
}

/// Runs a throwing change and keeps its outcome, so that a stored closure need not be generic in
/// the error.
@inlinable
func capturing<Part, Result, Failure: Error>(
  _ part: inout Part,
  _ body: (inout Part) throws(Failure) -> Result
) -> Swift.Result<Result, Failure> {
  do throws(Failure) {
    return .success(try body(&part))
  } catch {
    return .failure(error)
  }
}

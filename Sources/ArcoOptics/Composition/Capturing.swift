/// Runs a throwing change and returns its outcome as a `Result`, so that a stored closure need not
/// be generic in the error.
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

/// Returns or throws the outcome of the only change that a lens makes.
@inlinable
func theOne<Result, Failure: Error>(
  _ answer: Swift.Result<Result, Failure>?
) throws(Failure) -> Result {
  guard let answer else {
    preconditionFailure(
      "the modify closure of a lens must call its change exactly once, with the part")
  }
  return try answer.get()
}

import ArcoOptics

extension PPrism {
  /// Returns the prism to the value in an optional.
  ///
  ///     PPrism.some().modifying(count) { "\($0)" }                            // a `String?`
  @inlinable
  public static func some() -> Self where Whole == Part?, NewWhole == NewPart? {
    Self(
      match: { if let part = $0 { .present(part) } else { .absent(nil) } },
      embed: { $0 }
    )
  }

  /// Returns the prism to the value of a success.
  @inlinable
  public static func succeeded<Problem: Error>() -> Self
  where Whole == Result<Part, Problem>, NewWhole == Result<NewPart, Problem> {
    Self(
      match: { whole in
        switch whole {
        case .success(let part): .present(part)
        case .failure(let problem): .absent(.failure(problem))
        }
      },
      embed: { .success($0) }
    )
  }

  /// Returns the prism to the error of a failure.
  @inlinable
  public static func failed<Value>() -> Self
  where Whole == Result<Value, Part>, NewWhole == Result<Value, NewPart> {
    Self(
      match: { whole in
        switch whole {
        case .success(let value): .absent(.success(value))
        case .failure(let problem): .present(problem)
        }
      },
      embed: { .failure($0) }
    )
  }
}

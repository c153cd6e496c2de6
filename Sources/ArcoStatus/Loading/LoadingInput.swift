public import ArcoOptics

/// What can happen to a value that comes from elsewhere.
///
/// - Value, Failure: those of the ``Loading``.
public enum LoadingInput<Value: Sendable, Failure: Error>: Sendable {
  /// Somebody asks for it, for the first time or again.
  case load
  /// It came.
  case loaded(Value)
  /// It did not come.
  case failed(Failure)
  /// Nobody asks for it any more: what is on its way is given up.
  case stop

  /// The optics into it.
  public struct Prisms: Sendable {
    /// To the value that came.
    public var loaded: Prism<LoadingInput, Value> {
      Prism(LoadingInput.loaded, footprint: .case(1)) {
        if case .loaded(let value) = $0 { value } else { nil }
      }
    }

    /// To why it did not come.
    public var failed: Prism<LoadingInput, Failure> {
      Prism(LoadingInput.failed, footprint: .case(2)) {
        if case .failed(let failure) = $0 { failure } else { nil }
      }
    }
  }

  /// The optics into it.
  public static var prisms: Prisms { Prisms() }
}

extension LoadingInput: HasPrisms {}
extension LoadingInput: Equatable where Value: Equatable, Failure: Equatable {}

#if !hasFeature(Embedded)
  extension LoadingInput: Codable where Value: Codable, Failure: Codable {}
#endif

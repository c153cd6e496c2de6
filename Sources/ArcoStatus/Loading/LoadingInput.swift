public import ArcoOptics

/// The inputs of a value that is loaded.
///
/// - Value, Failure: those of the ``Loading``.
public enum LoadingInput<Value: Sendable, Failure: Error>: Sendable {
  /// Requests the value, for the first time or again.
  case load
  /// Loading has succeeded.
  case loaded(Value)
  /// Loading has failed.
  case failed(Failure)
  /// Cancels the request: an effect that is loading is cancelled.
  case stop

  /// The prisms of ``LoadingInput``.
  public struct Prisms: Sendable {
    /// The value of the case `loaded`.
    public var loaded: Prism<LoadingInput, Value> {
      Prism(LoadingInput.loaded, footprint: .case(1)) {
        if case .loaded(let value) = $0 { value } else { nil }
      }
    }

    /// The error of the case `failed`.
    public var failed: Prism<LoadingInput, Failure> {
      Prism(LoadingInput.failed, footprint: .case(2)) {
        if case .failed(let failure) = $0 { failure } else { nil }
      }
    }
  }

  /// The prisms of ``LoadingInput``.
  public static var prisms: Prisms { Prisms() }
}

extension LoadingInput: HasPrisms {}
extension LoadingInput: Equatable where Value: Equatable, Failure: Equatable {}

#if !hasFeature(Embedded)
  extension LoadingInput: Codable where Value: Codable, Failure: Codable {}
#endif

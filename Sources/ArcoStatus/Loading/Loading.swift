/// The state of a value that is loaded: not requested, loading, loaded, reloading or failed.
///
/// - Value: the value that is loaded.
/// - Failure: the error if loading fails.
///
///     switch prices {
///     case .idle: p("Nothing asked for yet.")
///     case .loading: p("Loading…")
///     case .loaded(let prices): list(prices)
///     case .reloading(let prices): list(prices)
///     case .failed(let failure, let prices): p("\(failure)"); if let prices { list(prices) }
///     }
///
/// A previous value is kept during reloading and after a failure, so a page can still show it. A
/// decoded value may say that it is being loaded though no effect loads it: send `load` or `stop`.
/// - In the literature: remote data (Elm), with the previous value.
public enum Loading<Value, Failure: Error> {
  /// Nobody has requested the value.
  case idle
  /// The value is being loaded for the first time.
  case loading
  /// The value has been loaded.
  case loaded(Value)
  /// The value has been loaded, and is being loaded again.
  case reloading(Value)
  /// Loading failed; with the value from before, if there was one.
  case failed(Failure, Value?)
}

extension Loading: Sendable where Value: Sendable {}
extension Loading: Equatable where Value: Equatable, Failure: Equatable {}

extension Loading {
  /// The value; from before if it is being reloaded or reloading failed, nil if there is none.
  public var value: Value? {
    switch self {
    case .idle, .loading: nil
    case .loaded(let value), .reloading(let value): value
    case .failed(_, let value): value
    }
  }

  /// True while the value is being loaded or reloaded.
  public var isBusy: Bool {
    switch self {
    case .loading, .reloading: true
    case .idle, .loaded, .failed: false
    }
  }

  /// The error of the last attempt; nil unless loading failed.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Starts loading. An existing value is kept.
  public mutating func begin() {
    self = value.map { .reloading($0) } ?? .loading
  }

  /// Stops loading. An existing value is kept.
  public mutating func stop() {
    switch self {
    case .loading: self = .idle
    case .reloading(let value): self = .loaded(value)
    case .idle, .loaded, .failed: break
    }
  }
}

#if !hasFeature(Embedded)
  extension Loading: Codable where Value: Codable, Failure: Codable {}
#endif

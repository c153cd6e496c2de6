/// A value that comes from elsewhere, and how far it has come.
///
/// - Value: what is loaded.
/// - Failure: why it does not come.
///
///     switch prices {
///     case .idle: p("Nothing asked for yet.")
///     case .loading: p("Loading…")
///     case .loaded(let prices): list(prices)
///     case .reloading(let prices): list(prices)
///     case .failed(let failure, let prices): p("\(failure)"); if let prices { list(prices) }
///     }
///
/// What was there stays while it is loaded again, and when that fails. So a page need not go blank.
/// - In the literature: remote data (Elm), with what was there before.
public enum Loading<Value, Failure: Error> {
  /// Nobody asked for it.
  case idle
  /// It is on its way for the first time.
  case loading
  /// It is there.
  case loaded(Value)
  /// It is there, and on its way again.
  case reloading(Value)
  /// It did not come; with what was there before.
  case failed(Failure, Value?)
}

extension Loading: Sendable where Value: Sendable {}
extension Loading: Equatable where Value: Equatable, Failure: Equatable {}

extension Loading {
  /// What is there, however fresh it is.
  public var value: Value? {
    switch self {
    case .idle, .loading: nil
    case .loaded(let value), .reloading(let value): value
    case .failed(_, let value): value
    }
  }

  /// Whether it is on its way.
  public var isBusy: Bool {
    switch self {
    case .loading, .reloading: true
    case .idle, .loaded, .failed: false
    }
  }

  /// Why it did not come; nil where it did, or may yet.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Asks for it: what is there stays.
  public mutating func begin() {
    self = value.map { .reloading($0) } ?? .loading
  }

  /// Gives up what is on its way.
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

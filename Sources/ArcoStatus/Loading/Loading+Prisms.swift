public import ArcoOptics

extension Loading: HasPrisms {
  /// The prisms of ``Loading``, one for each case, and the optic `value`.
  public struct Prisms: Sendable {
    /// The case `idle`.
    public var idle: Prism<Loading, Void> {
      Prism(
        extract: { if case .idle = $0 { () } else { nil } }, embed: { .idle }, footprint: .case(0))
    }

    /// The case `loading`.
    public var loading: Prism<Loading, Void> {
      Prism(
        extract: { if case .loading = $0 { () } else { nil } }, embed: { .loading },
        footprint: .case(1))
    }

    /// The value of the case `loaded`.
    public var loaded: Prism<Loading, Value> {
      Prism(Loading.loaded, footprint: .case(2)) {
        if case .loaded(let value) = $0 { value } else { nil }
      }
    }

    /// The value of the case `reloading`.
    public var reloading: Prism<Loading, Value> {
      Prism(Loading.reloading, footprint: .case(3)) {
        if case .reloading(let value) = $0 { value } else { nil }
      }
    }

    /// The failure of the case `failed`, with the previous value.
    public var failed: Prism<Loading, (Failure, Value?)> {
      Prism(Loading.failed, footprint: .case(4)) {
        if case .failed(let failure, let value) = $0 { (failure, value) } else { nil }
      }
    }

    /// The value, in any case that has one. It is an affine, since several cases have a value.
    ///
    ///     let list = listing.child(
    ///       ifPresent: Loading<[Int], Offline>.prisms.value, input: PageInput.prisms.list)
    public var value: Affine<Loading, Value> {
      Affine(
        extract: { $0.value },
        modifyIfPresent: { loading, change in
          switch loading {
          case .idle, .loading, .failed(_, nil): break
          case .loaded(var value):
            loading = .idle
            change(&value)
            loading = .loaded(value)
          case .reloading(var value):
            loading = .idle
            change(&value)
            loading = .reloading(value)
          case .failed(let failure, var value?):
            loading = .idle
            change(&value)
            loading = .failed(failure, value)
          }
        })
    }
  }

  /// The prisms of ``Loading``.
  public static var prisms: Prisms { Prisms() }
}

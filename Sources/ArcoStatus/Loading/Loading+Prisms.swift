public import ArcoOptics

extension Loading: HasPrisms {
  /// The optics into it: one for each case.
  public struct Prisms: Sendable {
    /// Nobody asked for it.
    public var idle: Prism<Loading, Void> {
      Prism(
        extract: { if case .idle = $0 { () } else { nil } }, embed: { .idle }, footprint: .case(0))
    }

    /// On its way for the first time.
    public var loading: Prism<Loading, Void> {
      Prism(
        extract: { if case .loading = $0 { () } else { nil } }, embed: { .loading },
        footprint: .case(1))
    }

    /// To the value that is there, with nothing on its way.
    public var loaded: Prism<Loading, Value> {
      Prism(Loading.loaded, footprint: .case(2)) {
        if case .loaded(let value) = $0 { value } else { nil }
      }
    }

    /// To the value that is there while it is loaded again.
    public var reloading: Prism<Loading, Value> {
      Prism(Loading.reloading, footprint: .case(3)) {
        if case .reloading(let value) = $0 { value } else { nil }
      }
    }

    /// To why it did not come, and what was there before.
    public var failed: Prism<Loading, (Failure, Value?)> {
      Prism(Loading.failed, footprint: .case(4)) {
        if case .failed(let failure, let value) = $0 { (failure, value) } else { nil }
      }
    }

    /// To the value, however fresh it is: an affine, since several cases have one.
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

  /// The optics into it.
  public static var prisms: Prisms { Prisms() }
}

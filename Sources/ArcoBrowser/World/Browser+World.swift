public import ArcoCore
import ArcoHTML
import CArco

extension Browser {
  /// The time since 1970 by the system's clock, which the user may set back.
  public static var date: Duration { .microseconds(Int64(arco_browser_date() * 1_000)) }

  /// Gives the focus to the element with an id. This happens after the pending patches, so the
  /// element may be new in the same flush.
  ///
  /// - Parameter hear: called once, with true if the element got the focus, unless cancelled before.
  public static func focus(
    _ id: String, _ hear: @escaping @Sendable (Bool) -> Void = { _ in }
  ) -> Cancellation {
    var request = Request(.focus)
    request.text(id)
    return request.ask(
      { reader throws(WireError) in try reader.byte() == 1 },
      refused: { _ in NeverFocused() },
      { (result: Result<Bool, NeverFocused>) in hear((try? result.get()) ?? false) })
  }
}

private struct NeverFocused: Error {}

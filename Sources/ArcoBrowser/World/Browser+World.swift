public import ArcoCore
import ArcoHTML
import CArco

extension Browser {
  /// The time since 1970, by the clock on the wall; the user may set it back.
  public static var date: Duration { .microseconds(Int64(arco_browser_date() * 1_000)) }

  /// Gives the focus to the element with an id, once what is to be shown is shown: also to an element that the same
  /// turn brings.
  ///
  /// - Parameter hear: whether the element has it; called once, unless the cancellation came before.
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

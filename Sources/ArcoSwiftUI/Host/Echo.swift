package import ArcoCore

/// A control's value: what its view was made with, or what the control wrote since that view ran.
///
/// A control reads its binding right after it wrote to it, before the view runs again. It must find
/// what it wrote, or a text field would take the last letter back. What the component made of it is
/// there when the view ran: the state's value and no other, also where the input changed nothing.
/// So whoever makes an echo has the view run again after each report.
@MainActor
package final class Echo<Value> {
  private let shown: Value
  private var written: (value: Value, run: Int)?
  private let watched = Watched()
  private let run: () -> Int
  private let report: (Value) -> Void

  /// Makes the value of a control.
  ///
  /// - Parameters:
  ///   - run: how often the view ran so far.
  ///   - report: sends what was written, and has the view run again.
  package init(_ shown: Value, run: @escaping () -> Int, report: @escaping (Value) -> Void) {
    self.shown = shown
    self.run = run
    self.report = report
  }

  /// Returns what the control shows; whoever reads it runs again when the control wrote.
  package func get() -> Value {
    watched.look()
    if let written, written.run == run() { return written.value }
    return shown
  }

  /// Reports what the control wrote, unless the control shows it already: SwiftUI's fields write the same text again
  /// when they get the focus and when they are submitted.
  package func set(_ value: Value) {
    if areSame(value, get()) { return }
    written = (value, run())
    watched.change()
    report(value)
  }
}

extension Send {
  /// Returns the value of a control in a view that sends here.
  @MainActor
  package func echo<Value>(_ value: Value, _ input: @escaping (Value) -> Input) -> Echo<Value> {
    Echo(
      value, run: { timesShown },
      report: { written in
        self(input(written))
        refresh()
      })
  }
}

/// Whether two values are known to be equal; false where their type has no `==`.
package func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  (one as? any Equatable).map { isEqual($0, other) } ?? false
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value) == one
}

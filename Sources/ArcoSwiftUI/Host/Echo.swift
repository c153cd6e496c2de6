package import ArcoCore

/// A control's value: what its view was made with, or what the control wrote since.
///
/// A control reads its binding right after it wrote to it, before the view runs again. It must find
/// what it wrote, or a text field would take the last letter back. A view that runs again makes another
/// echo, with what the component made of it: the state's value and no other, also where the input
/// changed nothing. So whoever makes an echo has the view run again after each report.
@MainActor
package final class Echo<Value> {
  private let shown: Value
  private var written: Value?
  private let watched = Watched()
  private let report: (Value) -> Void

  /// Makes the value of a control.
  ///
  /// - Parameter report: sends what was written, and has the view run again.
  package init(_ shown: Value, report: @escaping (Value) -> Void) {
    self.shown = shown
    self.report = report
  }

  /// Returns what the control shows; whoever reads it runs again when the control wrote.
  package func get() -> Value {
    watched.look()
    return written ?? shown
  }

  /// Reports what the control wrote, unless the control shows it already: SwiftUI's fields write the same text again
  /// when they get the focus and when they are submitted.
  package func set(_ value: Value) {
    if areSame(value, get()) { return }
    written = value
    watched.change()
    report(value)
  }
}

extension Send {
  /// Returns the value of a control in a view that sends here.
  @MainActor
  package func echo<Value>(_ value: Value, _ input: @escaping (Value) -> Input) -> Echo<Value> {
    Echo(
      value,
      report: { written in
        self(input(written))
        refresh()
      })
  }
}

/// Whether two values are known to be equal; false where their type has no `==`.
///
/// Texts are compared by bytes: `==` takes an "é" of one scalar for an "é" of two, and an edit that
/// makes the one of the other would be lost.
package func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any StringProtocol, let other = other as? any StringProtocol {
    return haveSameBytes(one, other)
  }
  return (one as? any Equatable).map { isEqual($0, other) } ?? false
}

private func haveSameBytes(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
  one.utf8.elementsEqual(other.utf8)
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value) == one
}

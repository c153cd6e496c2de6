package import ArcoCore

/// The value that a control shows: the value with which its view was made, or the value that the
/// control has written since.
///
/// A control reads its binding immediately after a write, before the view runs again. It must find
/// the written value; otherwise a text field would drop the last letter. A view that runs again
/// makes another control value from the state. So `report` also has to run the view again, even
/// if the input changed nothing.
@MainActor
package final class ControlValue<Value> {
  private let shown: Value
  private var written: Value?
  private let watched = Watched()
  private let report: (Value) -> Void

  /// Makes the value of a control.
  ///
  /// - Parameter report: sends the written value, and runs the view again.
  package init(_ shown: Value, report: @escaping (Value) -> Void) {
    self.shown = shown
    self.report = report
  }

  /// Returns the value that the control shows. A view that reads it runs again after a write.
  package func get() -> Value {
    watched.look()
    return written ?? shown
  }

  /// Reports a write by the control, unless the control already shows an equal value: SwiftUI's
  /// fields write the same text again when they get the focus and when they are submitted.
  package func set(_ value: Value) {
    if areSame(value, get()) { return }
    written = value
    watched.change()
    report(value)
  }
}

extension Send {
  /// Returns the value of a control whose writes are sent as inputs.
  @MainActor
  package func controlValue<Value>(_ value: Value, _ input: @escaping (Value) -> Input)
    -> ControlValue<Value>
  {
    ControlValue(
      value,
      report: { written in
        self(input(written))
        refresh()
      })
  }
}

/// Whether two values are known to be equal; false where their type has no `==`.
///
/// Texts are compared by their bytes. For `==`, an "é" of one scalar equals an "é" of two, so an
/// edit that replaces one with the other would be lost.
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

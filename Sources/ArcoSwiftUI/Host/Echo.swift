/// A control's value between two runs of its view: what was shown, until somebody set another.
///
/// A control reads its binding right after it wrote to it, before the view runs again. It must find
/// what it wrote, or a text field would take the last letter back. What the component made of it
/// comes with the next run, which every input is the cause of.
@MainActor
package final class Echo<Value> {
  private var value: Value
  private let report: (Value) -> Void

  package init(_ value: Value, report: @escaping (Value) -> Void) {
    self.value = value
    self.report = report
  }

  package func get() -> Value { value }

  package func set(_ value: Value) {
    self.value = value
    report(value)
  }
}

/// A page of one row, which may be there or not, written for this one page.
public final class HandRowPage {
  /// What can happen to the page.
  public enum Input {
    /// Shows a row.
    case show(TableRow)
    /// Takes the row away.
    case hide
    /// An input of the row.
    case row(RowInput)
  }

  /// Takes the operations that follow from an input.
  public var onPatch: ([UInt8]) -> Void = { _ in }

  private var shown: HandRow?
  private var nextInstance = 1
  private var isDefined = false
  private let receiver = Receiver()

  /// Makes a page without a row.
  public init() {
    receiver.receive = { [unowned self] _, input in send(.row(input)) }
  }

  /// Handles a click on the link at a position.
  public func click(_ position: Int) { shown?.click(position) }

  /// Handles an input, and hands its patch out.
  public func send(_ input: Input) {
    var patch = HandPatch()
    patch.reserve(64)
    switch input {
    case .show(let row): show(row, &patch)
    case .hide, .row(.remove):
      guard let gone = shown.take() else { return }
      patch.remove(gone.instance)
    case .row(.select): shown?.change(receiver, &patch) { $0.isSelected = true }
    case .row(.rename(let label)): shown?.change(receiver, &patch) { $0.label = label }
    }
    if !patch.isEmpty { onPatch(patch.bytes) }
  }

  private func show(_ row: TableRow, _ patch: inout HandPatch) {
    if !isDefined { patch.define(HandRow.template, HandRow.markup) }
    isDefined = true
    if let shown { patch.remove(shown.instance) }
    shown = HandRow(row, as: nextInstance, receiver, &patch)
    nextInstance += 1
  }
}

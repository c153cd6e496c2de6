/// js-framework-benchmark's page, written for this one page: its rows are the objects that the
/// page shows, found by the id that an event names, and each input writes its patch as it changes
/// them.
public final class HandTable {
  /// What can happen to the table.
  public enum Input {
    /// Makes so many new rows in place of all that there are.
    case run(Int)
    /// Makes so many new rows below those that there are.
    case add(Int)
    /// Changes the label of every tenth row.
    case update
    /// Exchanges two rows.
    case swap
    /// Drops all rows.
    case clear
    /// An input of the row with an id.
    case row(Int, RowInput)
  }

  /// Takes the operations that follow from an input.
  public var onPatch: ([UInt8]) -> Void = { _ in }

  /// The rows in order, and by id.
  private var rows: [HandRow] = []
  private var rowByID: [Int: HandRow] = [:]
  private var selected: HandRow?
  private var labels = Labels()
  private var nextID = 1
  private var isDefined = false
  private let receiver = Receiver()

  /// Makes an empty table.
  public init() {
    receiver.receive = { [unowned self] id, input in send(.row(id, input)) }
  }

  /// Handles a click on the link at a position of an instance; false if it is gone.
  public func click(_ instance: Int, _ position: Int) -> Bool {
    guard let row = rowByID[instance] else { return false }
    row.click(position)
    return true
  }

  /// Handles an input, and hands its patch out.
  public func send(_ input: Input) {
    var patch = HandPatch()
    patch.reserve(64)
    switch input {
    case .run(let count):
      clear(&patch)
      add(count, &patch)
    case .add(let count): add(count, &patch)
    case .update:
      for index in stride(from: 0, to: rows.count, by: 10) {
        rows[index].change(receiver, &patch) { $0.label += " !!!" }
      }
    case .swap: swap(&patch)
    case .clear: clear(&patch)
    case .row(let id, let input):
      guard let row = rowByID[id] else { return }
      send(input, to: row, &patch)
    }
    if !patch.isEmpty { onPatch(patch.bytes) }
  }

  private func send(_ input: RowInput, to row: HandRow, _ patch: inout HandPatch) {
    switch input {
    case .select:
      selected?.change(receiver, &patch) { $0.isSelected = false }
      selected = row
      row.change(receiver, &patch) { $0.isSelected = true }
    case .remove:
      patch.remove(row.instance)
      if let place = place(of: row) { rows.remove(at: place) }
      rowByID[row.row.id] = nil
      if selected === row { selected = nil }
    case .rename(let label):
      row.change(receiver, &patch) { $0.label = label }
    }
  }

  /// The place of a row, which is looked for from where it was last: below, as rows go more than they come in between.
  private func place(of row: HandRow) -> Int? {
    let start = min(row.place, rows.count - 1)
    for place in stride(from: start, through: 0, by: -1) where rows[place] === row { return place }
    return rows[start...].firstIndex { $0 === row }
  }

  private func add(_ count: Int, _ patch: inout HandPatch) {
    // A row takes some thirty bytes.
    patch.reserve(count * 40)
    if !isDefined { patch.define(HandRow.template, HandRow.markup) }
    isDefined = true
    rows.reserveCapacity(rows.count + count)
    rowByID.reserveCapacity(rows.count + count)
    for _ in 0..<count {
      let row = TableRow(id: nextID, label: labels.next())
      let shown = HandRow(row, as: nextID, receiver, &patch)
      shown.place = rows.count
      rows.append(shown)
      rowByID[nextID] = shown
      nextID += 1
    }
  }

  private func swap(_ patch: inout HandPatch) {
    guard rows.count > 998 else { return }
    patch.move(rows[998].instance, before: rows[1].instance)
    patch.move(rows[1].instance, before: rows.count > 999 ? rows[999].instance : 0)
    rows.swapAt(1, 998)
    (rows[1].place, rows[998].place) = (1, 998)
  }

  private func clear(_ patch: inout HandPatch) {
    guard !rows.isEmpty else { return }
    rows = []
    rowByID = [:]
    selected = nil
    patch.clear()
  }
}

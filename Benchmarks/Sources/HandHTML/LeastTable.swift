/// js-framework-benchmark's page as the least code that does the work: rows are values, a click is found by the
/// instance that it names, nothing is compared, and each input writes the bytes of its patch as it changes the rows.
public final class LeastTable {
  /// Takes the operations that follow from an input.
  public var onPatch: ([UInt8]) -> Void = { _ in }

  private var rows: [TableRow] = []
  /// Where each row was last, by its id; rows above may have come and gone since.
  private var places: [Int: Int] = [:]
  private var selected: Int?
  private var labels = Labels()
  private var nextID = 1
  private var isDefined = false

  /// Makes an empty table.
  public init() {}

  /// Handles an input, and hands its patch out.
  public func send(_ input: HandTable.Input) {
    var patch = HandPatch()
    switch input {
    case .run(let count):
      patch.reserve(count * 40)
      clear(&patch)
      add(count, &patch)
    case .add(let count):
      patch.reserve(count * 40)
      add(count, &patch)
    case .update:
      patch.reserve(rows.count * 4)
      for place in stride(from: 0, to: rows.count, by: 10) {
        rows[place].label += " !!!"
        relabel(place, &patch)
      }
    case .swap: swap(&patch)
    case .clear: clear(&patch)
    case .row(let id, let input):
      patch.reserve(64)
      guard let place = place(of: id) else { return }
      send(input, at: place, &patch)
    }
    if !patch.isEmpty { onPatch(patch.bytes) }
  }

  private func send(_ input: RowInput, at place: Int, _ patch: inout HandPatch) {
    switch input {
    case .select:
      let id = rows[place].id
      guard selected != id else { return }
      if let last = selected { mark(last, false, &patch) }
      mark(id, true, &patch)
      selected = id
    case .remove:
      let id = rows[place].id
      patch.remove(id)
      rows.remove(at: place)
      places[id] = nil
      if selected == id { selected = nil }
    case .rename(let label):
      rows[place].label = label
      relabel(place, &patch)
    }
  }

  private func place(of id: Int) -> Int? {
    guard let last = places[id] else { return nil }
    let start = min(last, rows.count - 1)
    for place in stride(from: start, through: 0, by: -1) where rows[place].id == id { return place }
    return rows[start...].firstIndex { $0.id == id }
  }

  private func mark(_ id: Int, _ isSelected: Bool, _ patch: inout HandPatch) {
    patch.set(id, 0)
    patch.flag(isSelected)
  }

  private func relabel(_ place: Int, _ patch: inout HandPatch) {
    patch.set(rows[place].id, 2)
    patch.text(rows[place].label)
  }

  private func add(_ count: Int, _ patch: inout HandPatch) {
    if !isDefined { patch.define(HandRow.template, HandRow.markup) }
    isDefined = true
    rows.reserveCapacity(rows.count + count)
    places.reserveCapacity(rows.count + count)
    for _ in 0..<count {
      let row = TableRow(id: nextID, label: labels.next())
      patch.insert(HandRow.template, nextID)
      patch.flag(false)
      patch.text("\(nextID)")
      patch.text(row.label)
      places[nextID] = rows.count
      rows.append(row)
      nextID += 1
    }
  }

  private func swap(_ patch: inout HandPatch) {
    guard rows.count > 998 else { return }
    patch.move(rows[998].id, before: rows[1].id)
    patch.move(rows[1].id, before: rows.count > 999 ? rows[999].id : 0)
    rows.swapAt(1, 998)
    (places[rows[1].id], places[rows[998].id]) = (1, 998)
  }

  private func clear(_ patch: inout HandPatch) {
    guard !rows.isEmpty else { return }
    rows = []
    places = [:]
    selected = nil
    patch.clear()
  }
}

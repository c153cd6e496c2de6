/// Where the inputs of rows go. Handlers capture it, as those of a view capture where it sends.
final class Receiver {
  var receive: (Int, RowInput) -> Void = { _, _ in }
}

/// One row on the page: its state, the values it was shown with, and its handlers as long as it is
/// there.
///
/// It is shown again as a view is: all values and handlers are made anew, values are compared with
/// the last ones by position, what differs is written, and handlers are replaced.
final class HandRow {
  static let template = 1
  static let markup: StaticString = """
    <tr><td class="col-md-1"></td><td class="col-md-4"><a></a></td><td class="col-md-1"><a>\
    <span class="glyphicon glyphicon-remove" aria-hidden="true"></span></a></td>\
    <td class="col-md-6"></td></tr>
    """

  let instance: Int
  /// Where the row was last in its table; rows above may have come and gone since.
  var place = 0
  private(set) var row: TableRow
  private var isDanger: Bool
  private var id: String
  private var label: String
  private var select: () -> Void
  private var remove: () -> Void

  /// Makes a row and writes its insertion.
  init(_ row: TableRow, as instance: Int, _ receiver: Receiver, _ patch: inout HandPatch) {
    let number = row.id
    self.instance = instance
    self.row = row
    isDanger = row.isSelected
    id = "\(number)"
    label = row.label
    select = { receiver.receive(number, .select) }
    remove = { receiver.receive(number, .remove) }
    patch.insert(Self.template, instance)
    patch.flag(isDanger)
    patch.text(id)
    patch.text(label)
  }

  /// Changes the row's state, and shows it as it is then.
  func change(
    _ receiver: Receiver, _ patch: inout HandPatch, _ body: (inout TableRow) -> Void
  ) {
    body(&row)
    let number = row.id
    select = { receiver.receive(number, .select) }
    remove = { receiver.receive(number, .remove) }
    if row.isSelected != isDanger {
      isDanger = row.isSelected
      patch.set(instance, 0)
      patch.flag(isDanger)
    }
    let newID = "\(number)"
    if newID != id {
      id = newID
      patch.set(instance, 1)
      patch.text(newID)
    }
    if row.label != label {
      label = row.label
      patch.set(instance, 2)
      patch.text(label)
    }
  }

  /// Handles a click on the link at a position.
  func click(_ position: Int) {
    if position == 0 { select() } else { remove() }
  }
}

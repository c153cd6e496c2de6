public import ArcoOptics

/// The storage of rows: elements, ids, order, and a log of changes.
///
/// `Rows` hold the table by one reference. So passing rows on, as every read of a state does, costs
/// one retain instead of one for each array here.
///
/// Each element stays in its own slot. The order is a list of slots.
@usableFromInline
struct RowTable<ID: Hashable, Element> {
  /// A slot's content.
  @usableFromInline
  struct Place {
    /// The element; nil if the slot is free.
    @usableFromInline
    var element: Element?
    /// The token of the element's last edit. It changes whenever the element may have changed.
    @usableFromInline
    var version: UInt64
    /// The edit of the rows before the last edit of this element.
    @usableFromInline
    var before: RowsEdit

    @inlinable
    init(_ element: Element, version: UInt64, after before: RowsEdit) {
      self.element = element
      self.version = version
      self.before = before
    }

    /// Changes the element in place.
    @inlinable
    mutating func modify<Result, Failure: Error>(
      version: UInt64, after before: RowsEdit, _ body: (inout Element) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      self.version = version
      self.before = before
      return try StandardOptics.Some<Element>().modifyIfPresent(&element, body)
    }
  }

  /// The elements by slot.
  @usableFromInline
  var slots: [Place] = []
  /// The ids by slot; nil for a free slot.
  @usableFromInline
  var ids: [ID?] = []
  @usableFromInline
  var slotByID: [ID: Int] = [:]
  /// The slots in the order of the elements.
  @usableFromInline
  var order: [Int] = []
  /// The last known position of each slot.
  @usableFromInline
  var positions: [Int] = []
  @usableFromInline
  var free: [Int] = []
  /// The log of changes of the ids and their order.
  @usableFromInline
  var log = RowsLog()
  @usableFromInline
  var lastEdit = RowsEdit()

  @inlinable
  init() {}

  @inlinable
  mutating func reserveCapacity(_ count: Int) {
    slots.reserveCapacity(count)
    ids.reserveCapacity(count)
    slotByID.reserveCapacity(count)
    order.reserveCapacity(count)
    positions.reserveCapacity(count)
  }

  /// Clears the log of a new table.
  @inlinable
  mutating func begin() { log.reset(lastEdit.token) }

  @inlinable
  func element(_ id: ID) -> Element? { slot(id).flatMap { slots[$0].element } }

  /// Returns the slot of an id. Most reads are of the last edited element or the one edited before,
  /// as in a selection, so these two are compared before the id is hashed.
  @inlinable
  func slot(_ id: ID) -> Int? {
    let last = lastEdit.slot
    guard last < ids.count else { return nil }
    if let known = ids[last], known == id { return last }
    let former = slots[last].before.slot
    if let known = ids[former], known == id { return former }
    return slotByID[id]
  }

  @inlinable
  func element(at position: Int) -> Element {
    guard let element = slots[order[position]].element else { preconditionFailure(Self.broken) }
    return element
  }

  @inlinable
  func id(_ position: Int) -> ID {
    guard let id = ids[order[position]] else { preconditionFailure(Self.broken) }
    return id
  }

  /// Changes the element with an id in place.
  @inlinable
  @inline(__always)
  mutating func modify<Result, Failure: Error>(
    _ id: ID, _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let slot = slot(id) else { return nil }
    let before = edit(slot)
    return try slots[slot].modify(version: lastEdit.token, after: before, body)
  }

  /// Takes the element out of a slot. The caller puts it back.
  @inlinable
  mutating func take(_ slot: Int) -> Element {
    guard let element = slots[slot].element.take() else { preconditionFailure(Self.broken) }
    return element
  }

  @inlinable
  mutating func put(_ element: Element, in slot: Int) {
    let before = edit(slot)
    slots[slot] = Place(element, version: lastEdit.token, after: before)
  }

  /// Records that an element may have changed.
  ///
  /// - Returns: the edit before this one.
  @inlinable
  mutating func edit(_ slot: Int) -> RowsEdit {
    let before = lastEdit
    lastEdit = RowsEdit(Token.next(), of: slot)
    return before
  }

  /// Returns the number of remaining elements that were edited since a revision; nil if it is not
  /// known or is large.
  @inlinable
  func countEdits(since revision: UInt64) -> Int? {
    var (count, edit) = (0, lastEdit)
    let most = Swift.max(64, order.count / 4)
    while edit.token != revision {
      guard edit.token > revision, slots[edit.slot].version == edit.token, count < most
      else { return nil }
      if ids[edit.slot] != nil { count += 1 }
      edit = slots[edit.slot].before
    }
    return count
  }

  /// Returns the slots of the last `count` edited elements that remain, the latest first.
  @inlinable
  func editedSlots(_ count: Int) -> [Int] {
    var edited: [Int] = []
    edited.reserveCapacity(count)
    var edit = lastEdit
    while edited.count < count {
      if ids[edit.slot] != nil { edited.append(edit.slot) }
      edit = slots[edit.slot].before
    }
    return edited
  }

  @usableFromInline
  static var broken: String { "the order of Rows contains a free slot: please report this" }
}

extension RowTable: Sendable where ID: Sendable, Element: Sendable {}

extension RowTable.Place: Sendable where ID: Sendable, Element: Sendable {}

public import ArcoOptics

/// What some rows are made of: their elements, ids and order, and what happened to them.
///
/// `Rows` hold it by one reference. So to hand rows on, as each reading of a state does, costs one count and
/// not one for each of the stores here.
///
/// Elements stay where they are, each in a slot of its own; the order is a list of slots.
@usableFromInline
struct RowTable<ID: Hashable, Element> {
  /// Where an element is kept.
  @usableFromInline
  struct Place {
    /// Nil where the slot is free.
    @usableFromInline
    var element: Element?
    /// Changes whenever the element may have changed: the token of its last edit.
    @usableFromInline
    var version: UInt64
    /// The edit of the rows before that one.
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

  /// Elements by slot.
  @usableFromInline
  var slots: [Place] = []
  /// Ids by slot.
  @usableFromInline
  var ids: [ID?] = []
  @usableFromInline
  var slotByID: [ID: Int] = [:]
  /// Slots in the order of the elements.
  @usableFromInline
  var order: [Int] = []
  /// Where each slot was last known to be in the order.
  @usableFromInline
  var positions: [Int] = []
  @usableFromInline
  var free: [Int] = []
  /// What happened to the ids and their order.
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

  /// Forgets how it came about: it is new.
  @inlinable
  mutating func begin() { log.reset(lastEdit.token) }

  @inlinable
  func element(_ id: ID) -> Element? { slot(id).flatMap { slots[$0].element } }

  /// Where the element with an id is kept. Who reads mostly reads what was edited last or just before, as a
  /// selection does, so these two are looked at before the id is hashed.
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

  /// Takes the element out of a slot, to be put back.
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

  /// Notes that an element may be another.
  ///
  /// - Returns: the edit before this one.
  @inlinable
  mutating func edit(_ slot: Int) -> RowsEdit {
    let before = lastEdit
    lastEdit = RowsEdit(Token.next(), of: slot)
    return before
  }

  /// How many elements that are still there were edited since a revision; nil if that is not known, or if
  /// they are many.
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

  /// Where so many elements are that were edited last and are still there, from the last to the first.
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
  static var broken: String { "the order of Rows names a free slot: please report this" }
}

extension RowTable: Sendable where ID: Sendable, Element: Sendable {}

extension RowTable.Place: Sendable where ID: Sendable, Element: Sendable {}

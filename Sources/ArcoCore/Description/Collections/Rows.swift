public import ArcoOptics

/// Elements in order, found and changed in place by id.
///
/// - ID: what tells elements apart; given when an element is added, and unique.
/// - Element: what is kept.
///
///     var todos = Rows<Int, Todo>()
///     todos.append(Todo(title: "Beans"), id: 1)
///     todos.modify(id: 1) { $0.isDone = true }
///     todos[id: 1]?.isDone  // true
///     for todo in todos { print(todo.title) }
///
/// The order is kept apart from the storage: moving and removing touch integers, not elements. What was
/// done to it is noted, so that a page visits only what was done; see <doc:Lists-that-cost-what-changed>.
/// - Complexity: O(1) by id and by position, to append and to swap; inserting, removing and moving shift
///   the integers behind.
/// - In the literature: a slot map.
public struct Rows<ID: Hashable, Element> {
  /// Where an element is kept.
  @usableFromInline
  struct Place {
    /// Nil where the slot is free.
    @usableFromInline
    var element: Element?
    /// Changes whenever the element may have changed.
    @usableFromInline
    var version: UInt64

    @inlinable
    init(_ element: Element, version: UInt64) {
      self.element = element
      self.version = version
    }

    /// Changes the element in place.
    @inlinable
    mutating func modify<Result, Failure: Error>(
      version: UInt64, _ body: (inout Element) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      self.version = version
      return try Some<Element>().modifyIfPresent(&element, body)
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

  /// Makes an empty collection.
  @inlinable
  public init() {}

  /// Makes a collection of elements with ids.
  ///
  /// - Precondition: no id occurs twice.
  @inlinable
  public init(_ elements: some Sequence<(ID, Element)>) {
    reserveCapacity(elements.underestimatedCount)
    for (id, element) in elements { add(element, id: id, at: order.count) }
    log.reset(lastEdit.token)
  }

  /// Makes a collection of elements that have ids.
  ///
  /// - Precondition: no id occurs twice.
  @inlinable
  public init(_ elements: some Sequence<Element>) where Element: Identifiable, Element.ID == ID {
    reserveCapacity(elements.underestimatedCount)
    for element in elements { add(element, id: element.id, at: order.count) }
    log.reset(lastEdit.token)
  }

  /// Makes room for so many elements in all.
  @inlinable
  public mutating func reserveCapacity(_ count: Int) {
    slots.reserveCapacity(count)
    ids.reserveCapacity(count)
    slotByID.reserveCapacity(count)
    order.reserveCapacity(count)
    positions.reserveCapacity(count)
  }

  /// The element with an id. Setting nil removes it, and setting an element under a new id appends
  /// it.
  ///
  /// - Complexity: O(1) for a change in place, O(n) for a removal.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { slotByID[id].flatMap { slots[$0].element } }
    _modify {
      let slot = slotByID[id]
      // Held once, so that a change copies nothing.
      var element = slot.flatMap { slots[$0].element.take() }
      defer {
        switch (slot, element) {
        case (let slot?, let element?): put(element, in: slot)
        case (_?, nil): remove(id: id)
        case (nil, let element?): append(element, id: id)
        case (nil, nil): break
        }
      }
      yield &element
    }
  }

  @inlinable
  mutating func put(_ element: Element, in slot: Int) {
    slots[slot] = Place(element, version: edit(slot))
  }

  /// Notes that an element may be another.
  ///
  /// - Returns: the version that it has from now on.
  @inlinable
  mutating func edit(_ slot: Int) -> UInt64 {
    let token = Token.next()
    lastEdit = RowsEdit(token, of: slot, after: lastEdit)
    return token
  }

  /// The ids in order.
  ///
  /// - Complexity: O(n).
  @inlinable
  public var keys: [ID] {
    var keys: [ID] = []
    keys.reserveCapacity(order.count)
    for slot in order {
      if let id = ids[slot] { keys.append(id) }
    }
    return keys
  }

  /// The id of the element at a position.
  @inlinable
  public func id(at position: Int) -> ID {
    guard let id = ids[order[position]] else { preconditionFailure(Self.broken) }
    return id
  }

  @usableFromInline
  static var broken: String { "the order of Rows names a free slot: please report this" }
}

extension Rows: Sendable where ID: Sendable, Element: Sendable {}

extension Rows.Place: Sendable where ID: Sendable, Element: Sendable {}

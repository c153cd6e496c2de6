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
/// The order is kept apart from the storage: moving and removing touch integers, not elements.
/// - Complexity: O(1) by id and by position; inserting, removing and moving are O(n) in small
///   integers.
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
  @usableFromInline
  var free: [Int] = []
  /// Changes whenever the ids or their order may have changed.
  @usableFromInline
  var structureToken: UInt64 = 0
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
    for (id, element) in elements { append(element, id: id) }
  }

  /// Makes a collection of elements that have ids.
  ///
  /// - Precondition: no id occurs twice.
  @inlinable
  public init(_ elements: some Sequence<Element>) where Element: Identifiable, Element.ID == ID {
    reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// Makes room for so many elements in all.
  @inlinable
  public mutating func reserveCapacity(_ count: Int) {
    slots.reserveCapacity(count)
    ids.reserveCapacity(count)
    slotByID.reserveCapacity(count)
    order.reserveCapacity(count)
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

  // What changes ids or their order.

  /// Adds an element at the end.
  ///
  /// - Precondition: the id is not there yet.
  @inlinable
  public mutating func append(_ element: Element, id: ID) {
    insert(element, id: id, at: order.count)
  }

  /// Adds an element that has an id at the end.
  ///
  /// - Precondition: the id is not there yet.
  @inlinable
  public mutating func append(_ element: Element) where Element: Identifiable, Element.ID == ID {
    append(element, id: element.id)
  }

  /// Adds an element at a position.
  ///
  /// - Precondition: the id is not there yet.
  @inlinable
  public mutating func insert(_ element: Element, id: ID, at position: Int) {
    let slot = free.last ?? slots.count
    precondition(
      slotByID.updateValue(slot, forKey: id) == nil,
      "this id is in the rows already: change its element with rows[id:], or give a new id")
    structureToken = edit(slot)
    let place = Place(element, version: structureToken)
    if slot < slots.count {
      free.removeLast()
      slots[slot] = place
      ids[slot] = id
    } else {
      slots.append(place)
      ids.append(id)
    }
    order.insert(slot, at: position)
  }

  /// Removes the element with an id, and returns it.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let slot = slotByID.removeValue(forKey: id) else { return nil }
    order.removeAll { $0 == slot }
    structureToken = Token.next()
    return vacate(slot)
  }

  /// Removes the elements for which a test is true.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func removeAll(where isGone: (Element) -> Bool) {
    let gone = order.filter { slot in slots[slot].element.map(isGone) ?? false }
    guard !gone.isEmpty else { return }
    for slot in gone {
      if let id = ids[slot] { slotByID[id] = nil }
      _ = vacate(slot)
    }
    order.removeAll { ids[$0] == nil }
    structureToken = Token.next()
  }

  @inlinable
  mutating func vacate(_ slot: Int) -> Element? {
    free.append(slot)
    ids[slot] = nil
    return slots[slot].element.take()
  }

  /// Moves the element with an id to the position that it has afterwards. Does nothing if no
  /// element has this id.
  @inlinable
  public mutating func move(id: ID, to position: Int) {
    guard let slot = slotByID[id], let old = order.firstIndex(of: slot) else { return }
    order.remove(at: old)
    order.insert(slot, at: position)
    structureToken = Token.next()
  }

  /// Swaps two positions; the elements keep their ids.
  @inlinable
  public mutating func swapAt(_ position: Int, _ other: Int) {
    order.swapAt(position, other)
    structureToken = Token.next()
  }

  /// Sorts the elements; they keep their ids.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public mutating func sort(by isBefore: (Element, Element) -> Bool) {
    let sorted = indices.sorted { isBefore(self[$0], self[$1]) }
    order = sorted.map { order[$0] }
    structureToken = Token.next()
  }

  /// Sorts the elements; they keep their ids.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public mutating func sort() where Element: Comparable { sort(by: <) }
}

extension Rows: Sendable where ID: Sendable, Element: Sendable {}

extension Rows.Place: Sendable where ID: Sendable, Element: Sendable {}

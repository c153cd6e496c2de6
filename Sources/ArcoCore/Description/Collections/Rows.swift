/// An ordered collection whose elements are found and changed in place by id.
///
/// - ID: the type of the ids. An id is given when an element is added, and is unique.
/// - Element: the type of the elements.
///
///     var todos = Rows<Int, Todo>()
///     todos.append(Todo(title: "Beans"), id: 1)
///     todos.modify(id: 1) { $0.isDone = true }
///     todos[id: 1]?.isDone  // true
///     for todo in todos { print(todo.title) }
///
/// The order is stored apart from the elements: moving and removing shift integers, not elements.
/// Changes of the order are logged, so that a page visits only the elements that changed; see
/// <doc:Lists-that-cost-what-changed>.
/// - Complexity: O(1) to find by id or position, to append and to swap. Inserting, removing and
///   moving shift the integers behind.
/// - In the literature: a slot map.
public struct Rows<ID: Hashable, Element> {
  /// The table, as the only element of an array: the array gives rows one reference and
  /// copy-on-write.
  @usableFromInline
  var table: [RowTable<ID, Element>] = [RowTable()]

  /// Makes an empty collection.
  @inlinable
  public init() {}

  /// Makes a collection from pairs of ids and elements.
  ///
  /// - Precondition: no id occurs twice.
  @inlinable
  public init(_ elements: some Sequence<(ID, Element)>) {
    reserveCapacity(elements.underestimatedCount)
    for (id, element) in elements { table[0].add(element, id: id, at: count) }
    table[0].begin()
  }

  /// Makes a collection from identifiable elements.
  ///
  /// - Precondition: no id occurs twice.
  @inlinable
  public init(_ elements: some Sequence<Element>) where Element: Identifiable, Element.ID == ID {
    reserveCapacity(elements.underestimatedCount)
    for element in elements { table[0].add(element, id: element.id, at: count) }
    table[0].begin()
  }

  /// Reserves space for a number of elements in all.
  @inlinable
  public mutating func reserveCapacity(_ count: Int) {
    table[0].reserveCapacity(count)
  }

  /// The element with an id. Setting nil removes the element. Setting an element under a new id
  /// appends it.
  ///
  /// - Complexity: O(1) for a change in place, O(n) for a removal.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { table[0].element(id) }
    _modify {
      let slot = table[0].slotByID[id]
      // Moved out of the table while it changes: a second reference would make the change copy it.
      var element = slot.flatMap { table[0].slots[$0].element.take() }
      defer {
        switch (slot, element) {
        case (let slot?, let element?): table[0].put(element, in: slot)
        case (_?, nil): remove(id: id)
        case (nil, let element?): append(element, id: id)
        case (nil, nil): break
        }
      }
      yield &element
    }
  }

  /// The element with an id, or a default value if there is none. Changing the default value
  /// appends it.
  ///
  /// - Complexity: O(1).
  @inlinable
  public subscript(id id: ID, default element: @autoclosure () -> Element) -> Element {
    get { table[0].element(id) ?? element() }
    _modify {
      if !contains(id: id) { append(element(), id: id) }
      let slot = table[0].slotByID[id]
      var changed = slot.map { table[0].take($0) } ?? element()
      defer { if let slot { table[0].put(changed, in: slot) } }
      yield &changed
    }
  }

  /// The ids in order.
  ///
  /// - Complexity: O(n).
  @inlinable
  public var keys: [ID] {
    var keys: [ID] = []
    keys.reserveCapacity(count)
    for slot in table[0].order {
      if let id = table[0].ids[slot] { keys.append(id) }
    }
    return keys
  }

  /// The id of the element at a position.
  @inlinable
  public func id(at position: Int) -> ID { table[0].id(position) }
}

extension Rows: ExpressibleByArrayLiteral where Element: Identifiable, Element.ID == ID {
  /// Makes a collection from identifiable elements: `[Item(id: 0), Item(id: 1)]`.
  ///
  /// - Precondition: no id occurs twice.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Rows: Sendable where ID: Sendable, Element: Sendable {}

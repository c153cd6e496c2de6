#if Server
  /// Elements in the order in which they were added last, each once.
  ///
  /// Invariant: the newest place of an element has the element's ticket. Other places are stale. At most half of the
  /// places are stale, or there are at most 64 places.
  ///
  /// - Complexity: each operation is O(1), amortised.
  package struct RecencyQueue<Element: Hashable & Sendable>: Sendable {
    private struct Place: Sendable {
      let element: Element
      let ticket: Int
    }

    private var tickets: [Element: Int] = [:]
    /// The places before `head` are stale.
    private var places: [Place] = []
    private var head = 0
    private var lastTicket = 0

    package init() {}

    /// How many elements there are.
    package var count: Int { tickets.count }

    /// How many places there are; for tests of the memory that the queue takes.
    package var placeCount: Int { places.count }

    /// Adds an element at the end, or moves the element there.
    package mutating func add(_ element: Element) {
      lastTicket += 1
      tickets[element] = lastTicket
      places.append(Place(element: element, ticket: lastTicket))
      guard places.count > 64, places.count > 2 * tickets.count else { return }
      places = places[head...].filter { tickets[$0.element] == $0.ticket }
      head = 0
    }

    package mutating func remove(_ element: Element) { tickets[element] = nil }

    /// The element that was added first of all that are there.
    package mutating func first() -> Element? {
      while head < places.count {
        let place = places[head]
        if tickets[place.element] == place.ticket { return place.element }
        head += 1
      }
      return nil
    }
  }
#endif

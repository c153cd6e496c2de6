#if Server
  /// Ids in the order in which they were added, each at most once. Every operation takes amortised constant time.
  struct AgeQueue<ID: Hashable & Sendable>: Sendable {
    /// Nil in the places of those that were removed.
    private var order: [ID?] = []
    private var places: [ID: Int] = [:]
    /// No id is before this place.
    private var head = 0

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }

    /// The id that was added first.
    var oldest: ID? {
      mutating get {
        while head < order.count, order[head] == nil { head += 1 }
        return head < order.count ? order[head] : nil
      }
    }

    /// Adds an id as the newest, also if it is there.
    mutating func append(_ id: ID) {
      remove(id)
      places[id] = order.count
      order.append(id)
    }

    mutating func remove(_ id: ID) {
      guard let place = places.removeValue(forKey: id) else { return }
      order[place] = nil
      guard order.count > 16, order.count > 2 * places.count else { return }
      order.removeAll { $0 == nil }
      head = 0
      for (place, id) in order.enumerated() { if let id { places[id] = place } }
    }
  }
#endif

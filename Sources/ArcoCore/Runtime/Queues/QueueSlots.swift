/// Where the effects of one queue stand: two lists in one table, with removal from anywhere in
/// constant time.
///
/// Invariant: a taken place is in the list of its standing, or in none if it is at the gate.
struct QueueSlots {
  enum Standing {
    case gone
    case gate
    case waiting
    case running
  }

  /// The ends of one list; -1 for none.
  private struct Ends {
    var first = -1
    var last = -1
    var count = 0
  }

  private struct Slot {
    let number: Int
    var standing = Standing.gate
    var next = -1
    var previous = -1
  }

  private var slots: [Slot] = []
  private var firstFree = -1
  private var taken = 0
  private var lastNumber = -1
  private var waiting = Ends()
  private var running = Ends()

  var isEmpty: Bool { taken == 0 }
  var waitingCount: Int { waiting.count }
  var runningCount: Int { running.count }
  var firstWaiting: QueueTicket? { ticket(waiting.first) }
  var firstRunning: QueueTicket? { ticket(running.first) }

  /// Gives a newcomer a place, in no list yet.
  mutating func admit() -> QueueTicket {
    lastNumber += 1
    taken += 1
    guard firstFree >= 0 else {
      slots.append(Slot(number: lastNumber))
      return QueueTicket(place: slots.count - 1, number: lastNumber)
    }
    let place = firstFree
    firstFree = slots[place].next
    slots[place] = Slot(number: lastNumber)
    return QueueTicket(place: place, number: lastNumber)
  }

  /// Where an effect stands.
  func standing(of ticket: QueueTicket) -> Standing {
    guard slots.indices.contains(ticket.place), slots[ticket.place].number == ticket.number
    else { return .gone }
    return slots[ticket.place].standing
  }

  /// The effect that stands behind another in its list.
  func after(_ ticket: QueueTicket) -> QueueTicket? { self.ticket(slots[ticket.place].next) }

  private func ticket(_ place: Int) -> QueueTicket? {
    place < 0 ? nil : QueueTicket(place: place, number: slots[place].number)
  }

  /// Puts an effect at the end of the waiting ones.
  mutating func wait(_ ticket: QueueTicket) {
    leave(ticket.place)
    slots[ticket.place].standing = .waiting
    waiting = linking(ticket.place, waiting)
  }

  /// Puts an effect at the end of the running ones.
  mutating func run(_ ticket: QueueTicket) {
    leave(ticket.place)
    slots[ticket.place].standing = .running
    running = linking(ticket.place, running)
  }

  /// Takes an effect out; its place is free.
  mutating func remove(_ ticket: QueueTicket) {
    leave(ticket.place)
    taken -= 1
    if taken == 0, slots.count > 64 {
      slots = []
      firstFree = -1
      return
    }
    slots[ticket.place].standing = .gone
    slots[ticket.place].next = firstFree
    firstFree = ticket.place
  }

  private mutating func linking(_ place: Int, _ list: Ends) -> Ends {
    var ends = list
    slots[place].previous = ends.last
    slots[place].next = -1
    if ends.last >= 0 { slots[ends.last].next = place } else { ends.first = place }
    ends.last = place
    ends.count += 1
    return ends
  }

  private mutating func leave(_ place: Int) {
    switch slots[place].standing {
    case .waiting: waiting = unlinking(place, waiting)
    case .running: running = unlinking(place, running)
    case .gate, .gone: break
    }
  }

  private mutating func unlinking(_ place: Int, _ list: Ends) -> Ends {
    var ends = list
    let (previous, next) = (slots[place].previous, slots[place].next)
    if previous >= 0 { slots[previous].next = next } else { ends.first = next }
    if next >= 0 { slots[next].previous = previous } else { ends.last = previous }
    ends.count -= 1
    return ends
  }
}

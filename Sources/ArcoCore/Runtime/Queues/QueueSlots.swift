/// Where the effects of one queue stand: two lists in one table, with removal from anywhere in
/// constant time.
///
/// Invariant: a taken slot is in the list of its standing, or in none if its effect is at the gate.
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

  /// Gives a newcomer a slot, in no list yet.
  mutating func admit() -> QueueTicket {
    lastNumber += 1
    taken += 1
    guard firstFree >= 0 else {
      slots.append(Slot(number: lastNumber))
      return QueueTicket(index: slots.count - 1, number: lastNumber)
    }
    let index = firstFree
    firstFree = slots[index].next
    slots[index] = Slot(number: lastNumber)
    return QueueTicket(index: index, number: lastNumber)
  }

  /// Where an effect stands.
  func standing(of ticket: QueueTicket) -> Standing {
    guard slots.indices.contains(ticket.index), slots[ticket.index].number == ticket.number
    else { return .gone }
    return slots[ticket.index].standing
  }

  /// The effect that stands behind another in its list.
  func after(_ ticket: QueueTicket) -> QueueTicket? { self.ticket(slots[ticket.index].next) }

  private func ticket(_ index: Int) -> QueueTicket? {
    index < 0 ? nil : QueueTicket(index: index, number: slots[index].number)
  }

  /// Puts an effect at the end of the waiting ones.
  mutating func wait(_ ticket: QueueTicket) {
    leave(ticket.index)
    slots[ticket.index].standing = .waiting
    waiting = linking(ticket.index, waiting)
  }

  /// Puts an effect at the end of the running ones.
  mutating func run(_ ticket: QueueTicket) {
    leave(ticket.index)
    slots[ticket.index].standing = .running
    running = linking(ticket.index, running)
  }

  /// Takes an effect out; its slot is free.
  mutating func remove(_ ticket: QueueTicket) {
    leave(ticket.index)
    taken -= 1
    if taken == 0, slots.count > 64 {
      slots = []
      firstFree = -1
      return
    }
    slots[ticket.index].standing = .gone
    slots[ticket.index].next = firstFree
    firstFree = ticket.index
  }

  private mutating func linking(_ index: Int, _ list: Ends) -> Ends {
    var ends = list
    slots[index].previous = ends.last
    slots[index].next = -1
    if ends.last >= 0 { slots[ends.last].next = index } else { ends.first = index }
    ends.last = index
    ends.count += 1
    return ends
  }

  private mutating func leave(_ index: Int) {
    switch slots[index].standing {
    case .waiting: waiting = unlinking(index, waiting)
    case .running: running = unlinking(index, running)
    case .gate, .gone: break
    }
  }

  private mutating func unlinking(_ index: Int, _ list: Ends) -> Ends {
    var ends = list
    let (previous, next) = (slots[index].previous, slots[index].next)
    if previous >= 0 { slots[previous].next = next } else { ends.first = next }
    if next >= 0 { slots[next].previous = previous } else { ends.last = previous }
    ends.count -= 1
    return ends
  }
}

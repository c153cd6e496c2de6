import ArcoCore

/// A queue's machine with its own time in milliseconds, and what it did, a line a decision.
struct Trial {
  private(set) var machine: QueueMachine
  private(set) var log: [String] = []
  private(set) var now = 0
  /// How many timers were set.
  private(set) var alarmsSet = 0
  private var tickets: [QueueTicket] = []
  private var alarm: Duration?

  init(_ policy: Queue.Policy) { machine = QueueMachine(policy) }

  @discardableResult
  mutating func arrive(at time: Int? = nil) -> Int {
    advance(to: time ?? now)
    var steps: [QueueStep] = []
    let ticket = machine.arrive(at: .milliseconds(now), &steps)
    tickets.append(ticket)
    note(steps)
    return ticket.number
  }

  mutating func finish(_ number: Int, at time: Int? = nil) {
    handle(at: time) { [tickets] machine, _ in machine.finish(tickets[number]) }
  }

  mutating func sent(_ number: Int, at time: Int? = nil) {
    handle(at: time) { [tickets] in $0.firstInput(of: tickets[number], &$1) }
  }

  mutating func cancel(_ numbers: Int..., at time: Int? = nil) { cancel(each: numbers, at: time) }

  mutating func cancel(each numbers: [Int], at time: Int? = nil) {
    handle(at: time) { [tickets] in $0.cancel(numbers.map { tickets[$0] }, &$1) }
  }

  mutating func cancelAll(at time: Int? = nil) {
    handle(at: time) { [tickets] in $0.cancel(tickets, &$1) }
  }

  /// Lets time pass, with every timer on its way.
  mutating func advance(to time: Int) {
    while let alarm, alarm <= .milliseconds(time) {
      now = max(now, milliseconds(alarm))
      self.alarm = nil
      handle(at: nil) { _, _ in }
    }
    now = max(now, time)
  }

  private mutating func handle(
    at time: Int?, _ event: (inout QueueMachine, inout [QueueStep]) -> Void
  ) {
    advance(to: time ?? now)
    var steps: [QueueStep] = []
    event(&machine, &steps)
    if machine.hasToAdvance { machine.advance(at: .milliseconds(now), &steps) }
    note(steps)
  }

  private mutating func note(_ steps: [QueueStep]) {
    for step in steps {
      switch step {
      case .start(let ticket): log.append("\(now) start \(ticket.number)")
      case .hold(let ticket): log.append("\(now) hold \(ticket.number)")
      case .cancel(let ticket): log.append("\(now) cancel \(ticket.number)")
      case .discard(let ticket): log.append("\(now) discard \(ticket.number)")
      case .wake(let time):
        alarm = time
        if time != nil { alarmsSet += 1 }
      }
    }
  }

  private func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }

  /// What started.
  var starts: [String] { log.filter { $0.split(separator: " ")[1] == "start" } }

  /// The numbers of what a decision was made about, in order.
  func numbers(_ verdict: String) -> [Int] {
    log.compactMap { line in
      let words = line.split(separator: " ")
      return words[1] == verdict ? Int(words[2]) : nil
    }
  }
}

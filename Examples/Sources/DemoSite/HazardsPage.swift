import Arco
import ArcoHTML
import ArcoServer
import ArcoWeb
import ArcoWorld
import Foundation

/// A page for tests of the supervisor. Most of its buttons crash the process that serves it.
struct Hazards: Feature, Codable, Sendable {
  var count = 0
  var heard = ""
  /// A set, whose order differs between processes.
  var names = Set(0..<64)
  var order = 0
  /// Whether showing this state crashes the process.
  var isTrap = false

  enum Input: Codable, Sendable {
    case plus
    case shout
    case hear(Int)
    case trap
    case overflow
    case hoard
    case spin
    case exit
    case trapLater
    case order
  }

  typealias World = HazardsWorld
}

extension Hazards {
  fileprivate var shownCount: Int {
    precondition(!isTrap, "a trap that somebody asked for")
    return count
  }
}

/// A topic over the pages of all workers.
struct HazardsWorld: Sendable {
  var shouts: Topic<Int>
}

private let hazards = DispatcherOf<Hazards> {
  Dispatcher.update(taking)
  Dispatcher.alive { .listen(to: { $0.shouts }) { .hear($0) } }
}

@Sendable private func taking(
  _ hazards: inout Hazards, _ input: Hazards.Input
) -> EffectOf<Hazards> {
  switch input {
  case .plus: hazards.count += 1
  case .shout: return .publish(hazards.count, to: { $0.shouts })
  case .hear(let count): hazards.heard += " \(count),"
  case .trap: precondition(hazards.count < 0, "a trap that somebody asked for")
  case .overflow: hazards.count = depth(of: hazards.count)
  case .hoard:
    var all: [[UInt8]] = []
    while true { all.append([UInt8](repeating: 1, count: 10_000_000)) }
  case .spin:
    while true {}
  case .exit: exit(3)
  case .order: hazards.order = hazards.names.reduce(0) { ($0 &* 31 &+ $1) % 1_000_003 }
  case .trapLater: return .task { _, out in out.send(.trap) }
  }
  return .none
}

private func depth(of count: Int) -> Int {
  count == Int.min ? 0 : 1 + depth(of: count + 1) % 7
}

@Sendable func hazardsPage() -> PageComponent<Hazards> {
  Component(hazards) { hazards, send in
    main {
      p("Count \(hazards.shownCount)", .id("count"))
      button("Plus", .id("plus"), .onClick { send(.plus) })
      button("Trap", .id("trap"), .onClick { send(.trap) })
      button("Overflow", .id("overflow"), .onClick { send(.overflow) })
      button("Hoard", .id("hoard"), .onClick { send(.hoard) })
      button("Spin", .id("spin"), .onClick { send(.spin) })
      button("Exit", .id("exit"), .onClick { send(.exit) })
      button("Later", .id("later"), .onClick { send(.trapLater) })
      button("Shout", .id("shout"), .onClick { send(.shout) })
      button("Order", .id("order"), .onClick { send(.order) })
      p("Heard\(hazards.heard)")
    }
  }
}

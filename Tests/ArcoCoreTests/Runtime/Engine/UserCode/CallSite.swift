import Arco
import Testing

/// A place where a driver calls what its users wrote.
enum CallSite: String, CaseIterable, Sendable {
  case handler, childHandler, rowHandler, move
  case lens, prism, rowID, world
  case start, decide, observer
  case key, keyEquality, aliveEffect
  case cancelByID, cancelByLatest, cancelByPart, cancelByKey, cancelByStop
  case setUp, view, sideView, rowView, rowsView, host
  case problem

  /// What has the driver call there.
  var trigger: [RigInput] {
    switch self {
    case .handler, .view, .host: [.tick]
    case .childHandler, .lens, .prism: [.side(.tick)]
    case .rowHandler, .rowID, .rowView: [.row(1, .tick)]
    case .sideView: [.set { $0.side += 1 }]
    case .rowsView:
      [.set { rig in for id in rig.rows.keys { rig.rows.modify(id: id) { $0 += 1 } } }]
    case .move: [.reachByMove]
    case .world: [.side(.work())]
    case .start: [.work(reachingAtStart: true)]
    case .decide: [.work()]
    case .observer: [.work(queue: Queue("all", .merge))]
    case .key, .keyEquality, .aliveEffect:
      [.set { $0.key = ($0.key ?? 0) + 1 }, .set { $0.key = ($0.key ?? 0) + 1 }]
    case .cancelByID: [.work("a", self), .cancel("a")]
    case .cancelByLatest:
      [.work(nil, self, queue: Rig.latest), .work(nil, self, queue: Rig.latest)]
    case .cancelByPart:
      [
        .set { if !$0.rows.contains(id: 9) { $0.rows.append(0, id: 9) } },
        .row(9, .work(self)), .set { $0.rows.remove(id: 9) },
      ]
    case .cancelByKey: [.set { $0.key = 1 }, .set { $0.key = nil }]
    case .cancelByStop: [.work(nil, self)]
    case .setUp: [.set { $0.rows.append(0, id: RowID(100 + $0.rows.count)) }]
    case .problem: [.absent(.tick)]
    }
  }

  /// Whether it takes a view to be called there.
  var needsView: Bool {
    switch self {
    case .setUp, .view, .sideView, .rowView, .rowsView, .host: true
    default: false
    }
  }

  /// Whether what is done there can have it called again within the same send: a part that comes and
  /// goes within one send never was, and an effect that is cancelled in the send that asks for it
  /// never starts.
  var canRepeat: Bool {
    switch self {
    case .world, .cancelByStop, .cancelByID, .cancelByPart, .cancelByKey: false
    default: true
    }
  }
}

/// A call site, with a view around the driver or without.
struct CallCase: CustomTestStringConvertible, Sendable {
  let site: CallSite
  let isShown: Bool

  var testDescription: String { "\(site.rawValue)\(isShown ? ", shown" : "")" }

  static var all: [CallCase] {
    CallSite.allCases.flatMap { site in
      (site.needsView ? [true] : [false, true]).map { CallCase(site: site, isShown: $0) }
    }
  }
}

import Arco
import Testing

/// A place where a driver calls what its users wrote.
enum CallSite: String, CaseIterable, Sendable {
  case handler, childHandler, rowHandler, move
  case lens, prism, rowID, world
  case filter, order, criterion, criterionEquality
  case start, decide, observer, map, failure, reading, moveByLetter
  case key, keyEquality, aliveEffect
  case cancelByID, cancelByLatest, cancelByRace, cancelByPart, cancelByKey, cancelByStop
  case setUp, view, sideView, rowView, rowsView, compared, viewOfPart, host
  case problem

  /// What has the driver call there.
  var trigger: [RigInput] {
    switch self {
    case .handler, .view, .host: [.tick]
    case .childHandler, .lens, .prism: [.side(.tick)]
    case .rowHandler, .rowID, .rowView: [.row(1, .tick)]
    case .filter, .criterion: [.item(1, .tick)]
    case .order, .criterionEquality: [.set { $0.choice.number += 1 }]
    case .sideView: [.set { $0.side += 1 }]
    case .rowsView:
      [.set { rig in for id in rig.rows.keys { rig.rows.modify(id: id) { $0 += 1 } } }]
    case .compared: [.set { $0.title.text += "a" }]
    case .viewOfPart: [.set { $0.note.text += "a" }]
    case .move: [.reachByMove]
    case .world: [.side(.work())]
    case .start: [.work(reachingAtStart: true)]
    case .decide: [.work()]
    case .observer: [.work(queue: Queue("all", .merge))]
    case .map: [.map]
    case .failure: [.fail]
    case .reading: [.read]
    case .moveByLetter: [.moveByLetter]
    case .key, .keyEquality, .aliveEffect:
      [.set { $0.key = ($0.key ?? 0) + 1 }, .set { $0.key = ($0.key ?? 0) + 1 }]
    case .cancelByID: [.work("a", self), .cancel("a")]
    case .cancelByLatest:
      [.work(nil, self, queue: Rig.latest), .work(nil, self, queue: Rig.latest)]
    case .cancelByRace: [.race]
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

  /// What ends its work, if it is called as that is cancelled.
  ///
  /// An effect that is cancelled in the send that asks for it never starts, and a part that comes and goes
  /// within one send never was. So what goes on for ever ends the work once it has begun.
  var end: [RigInput] {
    switch self {
    case .cancelByID: [.cancel("a")]
    case .cancelByPart: [.set { $0.rows.remove(id: 9) }]
    case .cancelByKey: [.set { $0.key = nil }]
    default: []
    }
  }

  /// What is sent from there to have the driver call it once more.
  var again: [RigInput] {
    switch self {
    case .cancelByID, .cancelByPart, .cancelByKey: trigger.dropLast(end.count)
    default: trigger
    }
  }

  /// Whether it takes a view to be called there.
  var needsView: Bool {
    switch self {
    case .setUp, .view, .sideView, .rowView, .rowsView, .compared, .viewOfPart, .host: true
    case .order, .criterionEquality: true
    default: false
    }
  }

  /// Whether it is called once a letter of an effect has come.
  var isByMail: Bool {
    switch self {
    case .cancelByRace, .failure, .reading, .moveByLetter: true
    default: false
    }
  }

  /// Whether the state is changed in place by who calls it, so that the driver cannot be read there.
  var isWithinChange: Bool {
    switch self {
    case .handler, .childHandler, .rowHandler, .move, .moveByLetter: true
    case .lens, .prism, .rowID, .filter, .criterion: true
    default: false
    }
  }

  /// Whether what is sent there can have it called again within the same send.
  ///
  /// Nothing is taken from a driver that was stopped. And with each letter a send begins, so that other
  /// inputs come between.
  var canRepeat: Bool { self != .cancelByStop && !isByMail }
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

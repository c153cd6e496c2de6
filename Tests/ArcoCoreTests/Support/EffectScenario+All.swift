import ArcoCore

extension EffectScenario {
  /// The rules of effects that need no task.
  static var all: [EffectScenario] { plain + cancelled + queued + timed + parted }

  private static let plain: [EffectScenario] = [
    EffectScenario(
      "nothing to do is nothing",
      [.ask { .none }, .ask { .batch([]) }, .ask { .sequence([.none, .batch(.none)]) }],
      gives: ["asked", "asked", "asked"]),
    EffectScenario(
      "work begins when its input is handled, and is not stopped once it has ended",
      [.ask { .work("a", id: "x") }, .end("a"), .ask { .cancel("x") }],
      gives: ["asked", "start a", "asked"]),
    EffectScenario(
      "what work says is heard in its order",
      [.ask { .work("a") }, .say("a", "1"), .say("a", "2"), .end("a")],
      gives: ["asked", "start a", "heard 1", "heard 2"]),
    EffectScenario(
      "an input that follows is heard before work begins",
      [.ask { .batch(.work("a"), .send(.said("now"))) }],
      gives: ["asked", "heard now", "start a"]),
    EffectScenario(
      "parts of a batch run beside each other, however they are nested",
      [.ask { .batch(.work("a"), .batch(.work("b"), .batch(.work("c")))) }],
      gives: ["asked", "start a", "start b", "start c"]),
    EffectScenario(
      "steps of a sequence run one after another, however they are nested",
      [
        .ask { .sequence(.work("a"), .sequence(.work("b"), .send(.said("between"))), .work("c")) },
        .end("a"), .end("b"),
      ],
      gives: ["asked", "start a", "start b", "heard between", "start c"]),
    EffectScenario(
      "a step of several is over when all of them are",
      [
        .ask { .sequence(.batch(.work("a"), .work("b")), .work("c")) }, .end("b"),
        .ask { .none }, .end("a"),
      ],
      gives: ["asked", "start a", "start b", "asked", "start c"]),
    EffectScenario(
      "an effect that is mapped says other inputs",
      [
        .ask {
          EffectBench.Tried.work("a").map { input in
            if case .said(let words) = input { .said(words + "!") } else { input }
          }
        }, .say("a", "1"),
      ],
      gives: ["asked", "start a", "heard 1!"]),
  ]

  private static let cancelled: [EffectScenario] = [
    EffectScenario(
      "cancelling an id stops all that carry it, and no other",
      [
        .ask { .work("a", id: "x") }, .ask { .work("b", id: "y") }, .ask { .work("c", id: "x") },
        .ask { .work("d", id: EffectID("x", 1)) }, .ask { .cancel("x") }, .ask { .cancel("x") },
      ],
      gives: [
        "asked", "start a", "asked", "start b", "asked", "start c", "asked", "start d", "asked",
        "stop a", "stop c", "asked",
      ]),
    EffectScenario(
      "nothing is heard of what was cancelled",
      [.ask { .work("a", id: "x") }, .ask { .cancel("x") }, .say("a", "late"), .end("a")],
      gives: ["asked", "start a", "asked", "stop a"]),
    EffectScenario(
      "a step that cancels and begins the same id begins it",
      [
        .ask { .work("old", id: "x") }, .ask { .batch(.cancel("x"), .work("new", id: "x")) },
        .say("new", "1"),
      ],
      gives: ["asked", "start old", "asked", "stop old", "start new", "heard 1"]),
    EffectScenario(
      "an id stops no predecessor by itself",
      [.ask { .work("a", id: "x") }, .ask { .work("b", id: "x") }],
      gives: ["asked", "start a", "asked", "start b"]),
    EffectScenario(
      "cancelling all stops what has an id and what has none",
      [.ask { .work("a", id: "x") }, .ask { .work("b") }, .ask { .cancelAll }],
      gives: ["asked", "start a", "asked", "start b", "asked", "stop a", "stop b"]),
    EffectScenario(
      "a step that is cancelled ends its sequence",
      [.ask { .sequence(.work("a", id: "x"), .work("b")) }, .ask { .cancel("x") }, .end("a")],
      gives: ["asked", "start a", "asked", "stop a"]),
  ]

  private static let line = Queue("line", .concat)

  private static let queued: [EffectScenario] = [
    EffectScenario(
      "work in a line waits for the one before to end or to be cancelled",
      [
        .ask { .work("a", id: "x", queue: line) }, .ask { .work("b", id: "y", queue: line) },
        .ask { .work("c", queue: line) }, .ask { .cancel("x") }, .end("b"),
      ],
      gives: ["asked", "start a", "asked", "asked", "asked", "stop a", "start b", "start c"]),
    EffectScenario(
      "what waits is cancelled without a word",
      [
        .ask { .work("a", queue: line) }, .ask { .work("b", id: "y", queue: line) },
        .ask { .cancel("y") }, .end("a"),
      ],
      gives: ["asked", "start a", "asked", "asked"]),
    EffectScenario(
      "cancelling a queue reaches what runs there and what waits",
      [
        .ask { .work("a", queue: line) }, .ask { .work("b", queue: line) }, .ask { .work("c") },
        .ask { .cancel(line) }, .ask { .work("d", queue: line) },
      ],
      gives: [
        "asked", "start a", "asked", "asked", "start c", "asked", "stop a", "asked", "start d",
      ]),
    EffectScenario(
      "the latest stops the one before",
      [
        .ask { .work("a", queue: Queue("last", .latest())) },
        .ask { .work("b", queue: Queue("last", .latest())) }, .say("a", "late"), .say("b", "1"),
      ],
      gives: ["asked", "start a", "asked", "stop a", "start b", "heard 1"]),
    EffectScenario(
      "of a race the first to speak stays",
      [
        .ask { .work("a", queue: Queue("race", .race)) },
        .ask { .work("b", queue: Queue("race", .race)) }, .say("b", "1"), .say("a", "late"),
      ],
      gives: ["asked", "start a", "asked", "start b", "stop a", "heard 1"]),
    EffectScenario(
      "a debounce waits until nothing has come for a while",
      [
        .ask { .work("a", queue: Queue("calm", .debounce(.milliseconds(10), then: .merge))) },
        .pass(9),
        .ask { .work("b", queue: Queue("calm", .debounce(.milliseconds(10), then: .merge))) },
        .pass(9), .ask { .none }, .pass(1),
      ],
      gives: ["asked", "asked", "asked", "start b"]),
  ]

  private static let timed: [EffectScenario] = [
    EffectScenario(
      "an input comes after its time and not before, and what follows it in a sequence then",
      [
        .ask { .sequence(.send(.said("a"), after: .milliseconds(10)), .send(.said("over"))) },
        .pass(9), .ask { .none }, .pass(1),
      ],
      gives: ["asked", "asked", "heard a", "heard over"]),
    EffectScenario(
      "a timer ticks until it is cancelled",
      [
        .ask { .send(.said("tick"), every: .milliseconds(10), id: "x") }, .pass(25),
        .ask { .cancel("x") }, .pass(100),
      ],
      gives: ["asked", "heard tick", "heard tick", "asked"]),
    EffectScenario(
      "work that takes longer than its deadline is stopped, and its place is free",
      [
        .ask { .work("a", queue: line).deadline(.milliseconds(10), .said("too long")) },
        .ask { .work("b", queue: line).deadline(.milliseconds(10)) }, .pass(10), .end("b"),
        .pass(100),
      ],
      gives: ["asked", "start a", "asked", "stop a", "heard too long", "start b"]),
  ]

  private static let parted: [EffectScenario] = [
    EffectScenario(
      "a part that goes takes its work with it, and no other",
      [
        .open, .ask { .work("whole") }, .askPart { .work("a") }, .close, .open, .say("a", "late"),
        .say("whole", "1"),
      ],
      gives: ["asked", "start whole", "start a", "stop a", "heard 1"]),
    EffectScenario(
      "a part hears what its work says, and its ids are its own",
      [
        .open, .ask { .work("whole", id: "x") }, .askPart { .work("a", id: "x") }, .say("a", "1"),
        .askPart { .cancel("x") }, .say("a", "late"), .ask { .cancel("x") },
      ],
      gives: [
        "asked", "start whole", "start a", "part heard 1", "stop a", "asked", "stop whole",
      ]),
    EffectScenario(
      "work that may be finished goes on for its time after its part has gone",
      [
        .open, .askPart { .work("a").finishing(within: .milliseconds(10)) },
        .askPart { .work("b").finishing(within: .milliseconds(10)) }, .close, .say("a", "nobody"),
        .pass(9), .end("b"), .pass(1),
      ],
      gives: ["start a", "start b", "stop a"]),
    EffectScenario(
      "a part that is not there is asked for nothing",
      [
        .askPart { .work("a") }, .open, .askPart { .move { $0.moves += 1 } },
        .askPart { .work("b") },
      ],
      gives: ["start b"]),
  ]
}

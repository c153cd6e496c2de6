import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoOptics
import ArcoWeb

/// A list of numbers that is kept outside: small, with an effect that can fail.
struct Saver: Equatable, Sendable {
  enum Standing: Equatable, Sendable {
    case idle
    case saving
    case failed
  }

  var count = 0
  var kept = 0
  var standing = Standing.idle
}

enum SaverInput: Equatable, Sendable {
  case add
  case save
  case saved(Int)
  case failed
}

enum Trouble: Error, Equatable, Sendable {
  case full
}

struct SaverWorld: Sendable {
  var keep: @Sendable (Int) async throws(Trouble) -> Void

  init(_ keep: @escaping @Sendable (Int) async throws(Trouble) -> Void) { self.keep = keep }

  init(_ outside: Outside) {
    self.init { count throws(Trouble) in
      try await outside.ask("save", about: count, failing: Trouble.full)
    }
  }
}

/// - Parameter queue: where saves meet; with none, an older save may end after a newer one.
func saver(
  queue: Queue? = nil, endsWait: Bool = true
) -> Dispatcher<SaverWorld, Saver, SaverInput> {
  .update { saver, input in
    switch input {
    case .add: saver.count = min(saver.count + 1, 3)
    case .save:
      saver.standing = .saving
      return .task(queue: queue) { [count = saver.count] world, out throws(Trouble) in
        try await world.keep(count)
        out.send(.saved(count))
      } catch: { _ in
        .failed
      }
    case .saved(let count):
      saver.kept = count
      saver.standing = .idle
    case .failed: if endsWait { saver.standing = .failed }
    }
    return .none
  }
}

func saverFace() -> Face<Saver, SaverInput, HTML> {
  Face { saver, send in
    main {
      p("\(saver.count) of which \(saver.kept) are kept")
      button("Add", .onClick { send(.add) })
      switch saver.standing {
      case .idle: button("Save", .onClick { send(.save) })
      case .saving: p("Saving…")
      case .failed:
        p("It failed.")
        button("Again", .onClick { send(.save) })
      }
    }
  }
}

func saverProgram(
  _ outside: Outside, endsWait: Bool = true
) -> Program<SaverWorld, Saver, SaverInput, HTML> {
  Program(
    Component(saver(endsWait: endsWait), saverFace()), state: Saver(), world: SaverWorld(outside))
}

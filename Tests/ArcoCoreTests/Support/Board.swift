import Arco
import ArcoCore
import ArcoReplay
import ArcoTesting

/// A component with a part of each kind a recording has to do with.
struct Board: Codable, Equatable, Sendable {
  var taps = 0
  var cards = Rows<Int, Card>()
  var detail: Card?
  /// Its inputs stay with it.
  var hidden = Card()
  /// What a face attaches a child to.
  var extra = Card()
}

struct Card: Codable, Equatable, Sendable {
  var count = 0
}

enum CardInput: Codable, Equatable, Sendable {
  case add(Int)
  /// Starts an effect that sends an input, moves, and is over.
  case ask
  case answered(Int)
  /// Does one thing after another.
  case workflow
}

enum BoardInput: Codable, Equatable, Sendable {
  case tap
  case tapTwice
  case addCard(Int)
  case removeCard(Int)
  case toggleDetail
  case card(Int, CardInput)
  case detail(CardInput)
  case extra(CardInput)
}

enum Boards {
  static let card = Dispatcher<Journal, Card, CardInput>.update { card, input in
    let ask = Effect<Journal, Card, CardInput>.callback(id: "ask") { journal, out in
      journal.note("ask")
      out.send(.answered(7))
      out.move { $0.count *= 3 }
      out.finish()
      return .none
    }
    switch input {
    case .add(let number): card.count += number
    case .ask: return ask
    case .answered(let number): card.count += number * 10
    case .workflow:
      return .sequence(.move { $0.count += 1 }, ask, .send(.add(5)), .move { $0.count *= 2 })
    }
    return .none
  }

  static let cards = card.child(
    each: Lens(\Board.cards),
    input: Prism(BoardInput.card) {
      if case .card(let id, let input) = $0 { (id, input) } else { nil }
    })
  static let detail = card.child(
    ifPresent: Lens(\Board.detail).some,
    input: Prism(BoardInput.detail) { if case .detail(let input) = $0 { input } else { nil } })
  static let hidden: Child<Journal, Board, BoardInput, Card, CardInput> = card.privateChild(
    state: Lens(\Board.hidden))
  static let extraInput = Prism(BoardInput.extra) {
    if case .extra(let input) = $0 { input } else { nil }
  }

  static let whole = Dispatcher<Journal, Board, BoardInput> {
    cards
    detail
    hidden
    Dispatcher.update { board, input in
      switch input {
      case .tap: board.taps += 1
      case .tapTwice:
        board.taps += 1
        return .send(.tap)
      case .addCard(let id): if board.cards[id: id] == nil { board.cards.append(Card(), id: id) }
      case .removeCard(let id): board.cards.remove(id: id)
      case .toggleDetail: board.detail = board.detail == nil ? Card() : nil
      case .card, .detail, .extra: break
      }
      return .none
    }
  }

  /// Shows every part, each with a count that its view keeps for itself.
  static func face(_ taps: Taps, _ journal: Journal) -> Face<Board, BoardInput, Text> {
    Face.placing { parts in
      let views = [
        parts.place(cards, cardFace("card", taps)),
        parts.place(detail, cardFace("detail", taps)),
        parts.place(hidden, cardFace("hidden", taps)),
        parts.attach(
          Component(card, cardFace("extra", taps)), state: Lens(\Board.extra), input: extraInput,
          world: journal),
      ]
      return parts.view { board, _ in .list(views + [.line("\(board.taps)")]) }
    }
  }

  private static func cardFace(_ name: String, _ taps: Taps) -> Face<Card, CardInput, Text> {
    Face.placing { parts in
      let local = parts.local(0, .reduce { $0 += $1 })
      taps.cards.append((name, parts.send))
      taps.locals.append(local.send)
      return parts.view { card, _ in .line("\(name) \(card.count) \(local.state)") }
    }
  }

  /// The ways into a board's views, in the order of their set-up; some may be gone.
  final class Taps {
    var cards: [(name: String, send: Send<CardInput>)] = []
    var locals: [Send<Int>] = []
  }
}

/// A board whose effects are heard when the test says so.
final class RunningBoard {
  let journal = Journal()
  let taps = Boards.Taps()
  private let held: HeldDriver<Journal, Board, BoardInput>
  private(set) var root: Slot<Text>?

  init(_ board: Board = Board(), isShown: Bool = true, interpretation: Interpretation = .live) {
    held = HeldDriver(
      Boards.whole, state: board, world: journal, interpretation: interpretation,
      onProblem: { _ in })
    if isShown { root = held.driver.show(Boards.face(taps, journal)) { _ in } }
  }

  var driver: Driver<Journal, Board, BoardInput> { held.driver }
  var board: Board { driver.state }
  var text: String { root.map { Text.slot($0).shown } ?? "" }

  /// Lets what effects left be heard.
  func takeMail() {
    while held.takeMail() || !held.inputs.isEmpty {
      while !held.inputs.isEmpty { held.receive() }
    }
  }

  /// Something that can happen to a board.
  enum Event {
    case send(BoardInput)
    case view(Int, CardInput)
    case local(Int, Int)
    case mail
  }

  func take(_ event: Event) {
    switch event {
    case .send(let input): driver.send(input)
    case .view(let number, let input):
      if !taps.cards.isEmpty { taps.cards[number % taps.cards.count].send(input) }
    case .local(let number, let change):
      if !taps.locals.isEmpty { taps.locals[number % taps.locals.count](change) }
    case .mail: takeMail()
    }
  }
}

extension SeededRandom {
  mutating func cardInput() -> CardInput {
    [.add(1 + below(9)), .ask, .answered(below(5)), .workflow][below(4)]
  }

  mutating func boardInput() -> BoardInput {
    switch below(9) {
    case 0: .tap
    case 1: .tapTwice
    case 2, 3: .addCard(below(5))
    case 4: .removeCard(below(5))
    case 5: .toggleDetail
    case 6: .card(below(5), cardInput())
    case 7: .detail(cardInput())
    default: .extra(cardInput())
    }
  }

  mutating func boardEvent() -> RunningBoard.Event {
    switch below(8) {
    case 0, 1, 2: .send(boardInput())
    case 3, 4: .view(below(50), cardInput())
    case 5, 6: .local(below(50), 1 + below(9))
    default: .mail
    }
  }
}

/// Makes words of at most so many events.
func boardEvents(_ most: Int) -> (inout SeededRandom) -> [RunningBoard.Event] {
  { seeded in (0..<(1 + seeded.below(most))).map { _ in seeded.boardEvent() } }
}

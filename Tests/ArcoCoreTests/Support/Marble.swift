import ArcoCore
import ArcoTesting
import Testing

/// A marble diagram: when effects come to a queue, and what becomes of each; a column is 100 ms.
///
///     .concat
///        a-b-------
///     a  |----)
///     b    ...|---)
///
/// A driver runs what it shows, in virtual time. From the diagram come the arrivals, and what
/// effects do by themselves: send `*`, fail `f`, end `)`. All else is drawn as it happens, so a
/// diagram that is redrawn as it stands is true.
struct Marble: CustomStringConvertible, CustomTestStringConvertible, Equatable {
  /// What the effects run under, as the article writes it.
  let title: String
  /// The letters of the effects at the columns in which they come.
  private let arrivals: [Character]
  private let letters: [Character]
  /// What becomes of each effect, by column.
  private var lines: [[Character]]

  init(_ text: String) {
    let rows = text.split(separator: "\n")
    title = String(rows[0])
    arrivals = Array(rows[1].dropFirst(3))
    letters = rows.dropFirst(2).map { $0.first ?? " " }
    lines = rows.dropFirst(2).map { Array($0.dropFirst(3)) }
  }

  var testDescription: String { title }

  var description: String {
    let rows = zip(letters, lines).map { "\($0)  \(String($1))" }
    return ([title, "   \(String(arrivals))"] + rows).joined(separator: "\n")
  }

  /// The diagram as it goes.
  func redrawn(_ terms: Terms) throws(TestMismatch) -> Marble {
    let time = VirtualTime()
    let paper = Paper(rows: lines.count, columns: arrivals.count)
    let arrive = Dispatcher<Paper, Int, Input>.update { _, input in
      if case .arrive(let row) = input { effect(row: row, terms, time) } else { .none }
    }
    let test = TestDriver(arrive, state: 0, world: paper, strictness: .loose, time: time)
    for letter in arrivals {
      if let row = letters.firstIndex(of: letter) { try test.send(.arrive(row: row)) }
      try test.advance(by: .column)
    }
    for decision in test.queueLog { paper.draw(decision) }
    var redrawn = self
    redrawn.lines = paper.lines
    return redrawn
  }

  /// Work that does what its line says from the present column on, up to an end or a failure.
  private func effect(
    row: Int, _ terms: Terms, _ time: VirtualTime
  ) -> Effect<Paper, Int, Input> {
    let work = Effect<Paper, Int, Input>.task(
      id: EffectID("row", row), queue: Queue("marbles", terms.policy), retry: terms.retry
    ) { [line = lines[row]] paper, out throws(Fault) in
      paper.draw("|", row, at: time.now)
      let past = Int(time.now / .column)
      for (column, mark) in line.enumerated().dropFirst(past + 1) where "*f)".contains(mark) {
        let wait = .column * column - time.now
        guard (try? await time.clock.sleep(for: wait)) != nil else { return }
        paper.draw(mark, row, at: time.now)
        if mark == "*" { out.send(.something) }
        if mark == "f" { throw Fault() }
        if mark == ")" { return }
      }
      try? await time.clock.sleep(for: .seconds(3_600))
    } catch: { _ in
      .something
    }
    return terms.deadline.map { work.deadline($0, .something) } ?? work
  }

  /// What effects run under.
  struct Terms {
    var policy = Queue.Policy.merge
    var retry: Retry?
    var deadline: Duration?
  }

  private enum Input: Sendable {
    case arrive(row: Int)
    /// What an effect sends does not matter, only that it does.
    case something
  }

  private struct Fault: Error {}
}

extension Duration {
  fileprivate static let column = Duration.milliseconds(100)
}

/// What a diagram is drawn on, from any thread.
private final class Paper: Sendable {
  private let marks: Locked<[[Character]]>

  init(rows: Int, columns: Int) {
    marks = Locked(Array(repeating: Array(repeating: " ", count: columns), count: rows))
  }

  func draw(_ mark: Character, _ row: Int, at time: Duration) {
    let column = Int(time / .column)
    marks.withLock { marks in
      guard marks[row].indices.contains(column) else { return }
      // What waits and starts at one moment starts.
      if mark != "." || marks[row][column] == " " { marks[row][column] = mark }
    }
  }

  /// Draws what a queue decided about an effect, as far as the effect does not see it itself.
  func draw(_ decision: Queue.Decision) {
    let row = decision.id?.number ?? 0
    switch decision.verdict {
    case .waits: draw(".", row, at: decision.time)
    case .discarded: draw("!", row, at: decision.time)
    case .cancelled: draw("x", row, at: decision.time)
    case .starts, .ended, .failed: break
    }
  }

  /// The marks, and between them what lasts from each to the next.
  var lines: [[Character]] {
    marks.withLock { $0 }.map { marks in
      var (line, lasting) = (marks, Character(" "))
      for (column, mark) in marks.enumerated() {
        switch mark {
        case " ": line[column] = lasting
        case "|", "*": lasting = "-"
        case ".": lasting = "."
        case "f" where marks[column...].contains("|"): lasting = "."
        default: lasting = " "
        }
      }
      let length = (line.lastIndex { $0 != " " } ?? -1) + 1
      return Array(line.prefix(length))
    }
  }
}

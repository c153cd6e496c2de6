import ArcoCoding
import ArcoCore
import ArcoLaws
import ArcoStatus
import ArcoTesting
import Foundation
import Testing

/// Notices that are well-formed, and to which no inputs lead.
struct RefusedNoticesTests {
  /// The parts of notices, encoded as the notices are.
  private struct Parts: Encodable {
    struct Item: Encodable {
      var id: Int
      var notice: Notice<Int>
    }

    var shown: Item?
    var waiting: [Item] = []
    var isHeld = false
    var lastID = 9

    var bytes: [UInt8] {
      var writer = CodedWriter()
      func write(_ item: Item) {
        writer.value(item.id)
        writer.value(item.notice)
      }
      writer.byte(shown == nil ? 0 : 1)
      if let shown { write(shown) }
      writer.count(waiting.count)
      for item in waiting { write(item) }
      writer.value(isHeld)
      writer.value(lastID)
      return writer.bytes
    }

    /// Whether both ways of decoding read the parts; nil if they disagree.
    var isRead: Bool? {
      let isCoded = (try? Notices<Int>.coding.value(of: bytes)) != nil
      let json = try? JSONEncoder().encode(self)
      let read = json.flatMap { try? JSONDecoder().decode(Notices<Int>.self, from: $0) }
      return isCoded == (read != nil) ? isCoded : nil
    }
  }

  private func status(_ id: Int, for time: Duration? = .seconds(6)) -> Parts.Item {
    Parts.Item(id: id, notice: Notice(id, for: time))
  }

  private func alert(_ id: Int) -> Parts.Item {
    Parts.Item(id: id, notice: Notice(id, .alert))
  }

  @Test func `notices to which inputs lead are read`() {
    #expect(Parts(lastID: 0).isRead == true)
    #expect(Parts(shown: status(9), isHeld: true).isRead == true)
    #expect(Parts(shown: status(1), waiting: [alert(3), alert(4), status(2)]).isRead == true)
    #expect(
      Parts(shown: status(1, for: nil), waiting: [alert(3)], isHeld: true).isRead == true)
    #expect(
      Parts(shown: status(1), waiting: (2...21).map { status($0) }, lastID: 21).isRead == true)
  }

  @Test func `an id that the next notice gets too, or that has no next one, is refused`() {
    #expect(Parts(shown: status(1), lastID: .max).isRead == false)
    #expect(Parts(lastID: .max / 2 + 1).isRead == false)
    #expect(Parts(lastID: -1).isRead == false)
    #expect(Parts(shown: status(10)).isRead == false)
    #expect(Parts(shown: status(0)).isRead == false)
    #expect(Parts(shown: status(.min)).isRead == false)
    #expect(Parts(shown: status(1), waiting: [status(2), status(10)]).isRead == false)
  }

  @Test func `two notices with one id are refused`() {
    #expect(Parts(shown: status(1), waiting: [status(1)]).isRead == false)
    #expect(Parts(shown: status(1), waiting: [alert(2), status(2)]).isRead == false)
  }

  @Test func `more notices than may wait are refused`() {
    #expect(
      Parts(shown: status(1), waiting: (2...22).map { status($0) }, lastID: 22).isRead == false)
  }

  @Test func `notices that wait for nothing, or that nobody can hold, are refused`() {
    #expect(Parts(waiting: [status(1)]).isRead == false)
    #expect(Parts(isHeld: true).isRead == false)
  }

  @Test func `an alert that waits behind others is refused`() {
    #expect(Parts(shown: status(1), waiting: [status(2), alert(3)]).isRead == false)
    #expect(Parts(shown: status(1, for: nil), waiting: [alert(3)]).isRead == false)
  }

  @Test func `a time that no clock can count is refused: its timer would end the process`() throws {
    let longest = Duration.nanoseconds(Int64.max)
    let times: [(Duration, Bool)] = [
      (longest, true), (.nanoseconds(Int64.min), true), (longest + .nanoseconds(1), false),
      (.seconds(Int64.max), false), (.seconds(Int64.min), false),
    ]
    for (time, isPossible) in times {
      #expect(Parts(shown: status(1, for: time)).isRead == isPossible)
      let notice = Notice(1, for: time)
      #expect(((try? Notice<Int>.coding.bytes(of: notice)) != nil) == isPossible)
    }
    let json = Data(#"{"content":1,"urgency":{"alert":{}},"time":[9223372036854775807,0]}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Notice<Int>.self, from: json) }
  }

  @Test func `whatever inputs lead to is read as it was written`() {
    let notices = Generator<NoticesInput<Int>> { choices in
      .post(
        Notice(
          choices.draw(.integer(in: 0...9)), choices.draw(.element(of: [.status, .alert])),
          for: choices.draw(.bool) ? .seconds(6) : nil))
    }
    let inputs = Generator<NoticesInput<Int>>.oneOf([
      notices, notices, notices, Generator<Int>.integer(in: 0...30).map { .dismiss($0) },
      .element(of: [.hold, .release]),
    ])
    let law = Law("notices are read as they were written") { trial in
      let test = TestDriver<Void, Notices<Int>, NoticesInput<Int>>(
        .notices(), state: Notices(), strictness: .loose, report: { _ in })
      for input in trial.draw("inputs", .array(of: inputs, count: 0...60)) {
        try? test.send(input)
        let bytes = try? Notices<Int>.coding.bytes(of: test.state)
        trial.expect(bytes.flatMap { try? Notices<Int>.coding.value(of: $0) }, equals: test.state)
      }
    }
    #expect(law.counterexample(tries: 100) == nil)
  }
}

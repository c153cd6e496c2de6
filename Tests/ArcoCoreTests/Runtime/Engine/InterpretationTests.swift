import Arco
import Testing

@MainActor struct InterpretationTests {
  @Test func `muted starts nothing, and each effect counts as finished`() {
    let reading = Reading(interpretation: .muted)
    reading.send(.run(.sequence(.lasting("a"), .send(.note("after")))))
    #expect(reading.journal.entries == [])
    #expect(reading.book.entries == ["after"])
  }

  @Test func `an effect that is held back starts when it is begun, once`() {
    var held: [PendingEffect] = []
    let reading = Reading(interpretation: .custom { held.append($0) })
    reading.send(.run(.lasting("a", id: "x")))
    #expect(reading.journal.entries == [])
    #expect(held.map(\.id) == ["x"])
    held[0].begin()
    held[0].begin()
    #expect(reading.journal.entries == ["start a"])
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.entries == ["start a", "stop a"])
  }

  @Test func `an effect that is cancelled while it is held back never starts`() {
    var held: [PendingEffect] = []
    let reading = Reading(
      Book(rows: 0..<1), interpretation: .custom { held.append($0) })
    reading.send(.run(.lasting("a", id: "x")))
    reading.send(.row(0, .run(.lasting("b"))))
    reading.send(.run(.cancel("x")))
    reading.change { $0.rows.remove(id: 0) }
    for effect in held { effect.begin() }
    for effect in held { effect.discard() }
    #expect(reading.journal.entries == [])
  }

  @Test func `a discarded effect never starts, and what follows it does`() {
    var held: [PendingEffect] = []
    let reading = Reading(interpretation: .custom { held.append($0) })
    reading.send(.run(.sequence(.lasting("a"), .send(.note("after")))))
    held[0].discard()
    held[0].begin()
    held[0].discard()
    #expect(reading.journal.entries == [])
    #expect(reading.book.entries == ["after"])
  }

  @Test func `an effect that was begun cannot be discarded any more`() {
    var held: [PendingEffect] = []
    let reading = Reading(interpretation: .custom { held.append($0) })
    reading.send(.run(.sequence(.lasting("a", id: "x"), .send(.note("after")))))
    held[0].begin()
    held[0].discard()
    #expect(reading.book.entries == [])
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.entries == ["start a", "stop a"])
  }

  @Test func `inputs, moves and cancellations are not held back`() {
    let reading = Reading(interpretation: .custom { _ in })
    reading.send(.run(.batch(.send(.note("a")), .move { $0.entries.append("b") })))
    #expect(reading.book.entries == ["a", "b"])
  }

  @Test func `what is held back after the driver stopped is nothing`() {
    var held: [PendingEffect] = []
    let reading = Reading(interpretation: .custom { held.append($0) })
    reading.send(.run(.sequence(.lasting("a"), .send(.note("after")))))
    reading.driver.stop()
    held[0].begin()
    held[0].discard()
    #expect(reading.journal.entries == [])
    #expect(reading.book.entries == [])
  }
}

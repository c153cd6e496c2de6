import Arco
import Testing

@MainActor struct ScopeTests {
  @Test func `a scope sends what the embedded input does, and sees its part`() {
    let reading = Reading(Book(rows: 0..<1))
    let left = reading.driver.scope(state: Lens(\Book.left), input: Books.leftInput)
    left.send(.note("a"))
    #expect(left.state.entries == ["a"])
    #expect(reading.book.left.entries == ["a"])
    #expect(reading.book.right.entries == [])
  }

  @Test func `a scope of a part that may be absent says so`() {
    let reading = Reading()
    let detail = reading.driver.scope(
      ifPresent: Lens(\Book.detail).some, input: Books.detailInput)
    #expect(detail.state == nil)
    detail.send(.note("a"))
    #expect(reading.problems == ["gone Leaf"])
    reading.change { $0.detail = Leaf() }
    detail.send(.note("b"))
    #expect(detail.state == Leaf(entries: ["b"]))
  }

  @Test func `a scope of an element goes on with it wherever it moves, and says when it is gone`() {
    let reading = Reading(Book(rows: 0..<3))
    let row = reading.driver.scope(each: Lens(\Book.rows), id: 1, input: Books.rowInput)
    row.send(.note("a"))
    #expect(row.state == Leaf(entries: ["a"]))
    reading.change { $0.rows.move(id: 1, to: 0) }
    row.send(.note("b"))
    #expect(reading.book.rows[id: 1]?.entries == ["a", "b"])
    reading.change { $0.rows.remove(id: 1) }
    #expect(row.state == nil)
    row.send(.note("c"))
    #expect(reading.problems == ["gone Leaf"])
  }

  @Test func `what a scope sends can be cancelled`() async {
    let reading = Reading()
    let left = reading.driver.scope(state: Lens(\Book.left), input: Books.leftInput)
    let task = left.send(
      .run(.callback { journal, _ in Cancellation { journal.note("stopped") } }))
    #expect(reading.journal.entries == [])
    task.cancel()
    await task.finish()
    #expect(reading.journal.entries == ["stopped"])
  }

  @Test func `narrowing in steps is narrowing by the composed optics`() {
    let driver = Driver(brew, state: Brew())
    let steps = driver.scope.scope(state: Lens(\Brew.beans), input: beansInput)
      .scope(state: Lens(\Dose.grams), input: Itself<DoseInput>())
    let once = driver.scope(state: Lens(\Brew.beans.grams), input: beansInput)
    steps.send(.plus)
    once.send(.plus)
    #expect(steps.state == 17)
    #expect(once.state == 17)
    #expect(driver.state.sends == 2)
  }
}

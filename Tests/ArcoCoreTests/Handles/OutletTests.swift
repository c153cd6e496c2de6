import Arco
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct OutletTests {
  @Test func `1000 concurrent inputs of 8 tasks are all applied, each task's in order`() async {
    let reading = Reading()
    reading.send(
      .left(
        .run(
          .task { journal, out in
            await withTaskGroup(of: Void.self) { group in
              for task in 0..<8 {
                group.addTask {
                  for number in 0..<125 { out.send(.note("\(task) \(number)")) }
                }
              }
            }
            journal.note("sent")
          })))
    await reading.journal.until("sent")
    await reading.settle()
    let entries = reading.book.left.entries
    #expect(entries.count == 1000)
    for task in 0..<8 {
      #expect(
        entries.filter { $0.hasPrefix("\(task) ") } == (0..<125).map { "\(task) \($0)" })
    }
  }

  @Test func `moves and inputs of one caller keep their order`() async {
    let reading = Reading()
    reading.send(
      .run(
        .task { journal, out in
          for number in 0..<100 {
            if number % 3 == 0 {
              out.move { $0.entries.append("\(number)") }
            } else {
              out.send(.note("\(number)"))
            }
          }
          journal.note("sent")
        }))
    await reading.journal.until("sent")
    await reading.settle()
    #expect(reading.book.entries == (0..<100).map { "\($0)" })
  }

  @Test func `read answers with the state as it is, after what was sent before`() async {
    let reading = Reading()
    reading.send(
      .left(
        .run(
          .task { journal, out in
            journal.note("waiting")
            await journal.until("go")
            out.send(.note("mine"))
            let entries = await out.read { $0.entries } ?? []
            journal.note(entries.joined(separator: " "))
          })))
    await reading.journal.until("waiting")
    reading.send(.left(.note("theirs")))
    reading.journal.note("go")
    await reading.journal.until("theirs mine")
  }

  @Test func `read answers nil after the part has gone, the effect or the driver`() async {
    let asking = { (name: String, id: EffectID?, go: String) in
      Effect<Journal, Leaf, LeafInput>.task(id: id) { journal, out in
        journal.note("waiting")
        await journal.until(go)
        let entries = await out.read { $0.entries }
        journal.note("\(name) \(entries == nil ? "nil" : "there")")
      }
    }
    let journal: Journal
    do {
      let reading = Reading(Book(rows: 0..<1))
      journal = reading.journal
      reading.send(.row(0, .run(asking("row", nil, "go"))))
      reading.send(.left(.run(asking("left", "x", "go"))))
      reading.send(.right(.run(asking("right", nil, "go"))))
      await journal.until("waiting", times: 3)
      reading.change { $0.rows.remove(id: 0) }
      reading.send(.left(.run(.cancel("x"))))
      journal.note("go")
      await journal.until("row nil")
      await journal.until("left nil")
      await journal.until("right there")
      reading.send(.right(.run(asking("right", nil, "go on"))))
      await journal.until("waiting", times: 4)
      reading.driver.stop()
    }
    journal.note("go on")
    await journal.until("right nil")
  }

  @Test func `read answers nil where the part has gone, though no other mail comes`() async {
    let reading = Reading(Book(rows: 0..<1))
    reading.send(
      .row(
        0,
        .run(
          .task { journal, out in
            journal.note("waiting")
            await journal.until("go")
            let answer = await out.read { _ in 1 }
            journal.note(answer == nil ? "nil" : "there")
          })))
    await reading.journal.until("waiting")
    reading.change { $0.rows.remove(id: 0) }
    reading.journal.note("go")
    await reading.journal.until("nil")
  }

  @Test func `a read that is waiting when the driver stops answers nil`() async {
    let reading = Reading()
    reading.send(
      .run(
        .callback { journal, out in
          Task {
            let answer = await out.read { _ in 1 }
            journal.note(answer == nil ? "nil" : "there")
          }
          return Cancellation {}
        }))
    reading.driver.stop()
    await reading.journal.until("nil")
  }
}

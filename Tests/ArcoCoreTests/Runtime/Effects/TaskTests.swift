import Arco
import Testing

private enum Fault: Error, Equatable {
  case broken(Int)
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct TaskTests {
  @Test func `a task's inputs arrive in order`() async {
    let reading = Reading()
    reading.send(
      .left(
        .run(
          .task { journal, out in
            for number in 0..<200 { out.send(.note("\(number)")) }
            journal.note("sent")
          })))
    await reading.journal.until("sent")
    await reading.settle()
    #expect(reading.book.left.entries == (0..<200).map { "\($0)" })
  }

  @Test func `a failure becomes an input by its type`() async {
    let reading = Reading()
    reading.send(
      .run(
        .task { journal, out throws(Fault) in
          out.send(.note("before"))
          journal.note("failing")
          throw Fault.broken(3)
        } catch: {
          switch $0 {
          case .broken(let number): .note("broken \(number)")
          }
        }))
    await reading.journal.until("failing")
    await reading.noted("broken 3")
    #expect(reading.book.entries == ["before", "broken 3"])
    #expect(reading.problems == [])
  }

  @Test func `a failure without an input is a problem, and ends the effect`() async {
    let reading = Reading()
    reading.send(
      .run(
        .sequence(
          .task(id: "x") { journal, _ throws(Fault) in
            throw Fault.broken(4)
          } catch: { _ in
            nil
          },
          .send(.note("after")))))
    await reading.noted("after")
    #expect(reading.problems == ["failed named broken(4)"])
  }

  @Test func `the end of a cancelled effect is no failure`() async {
    let over = Journal()
    let reading = Reading(interpretation: .noting(over))
    reading.send(
      .run(
        .task(id: "x") { journal, _ in
          journal.note("waiting")
          await journal.until("go")
          try Task.checkCancellation()
        } catch: { _ in
          over.note("asked")
          return .note("failed")
        }))
    await reading.journal.until("waiting")
    reading.send(.run(.cancel("x")))
    reading.journal.note("go")
    await over.until("over")
    await reading.settle()
    #expect(reading.book.entries == [])
    #expect(over.count("asked") == 0)
    #expect(reading.problems == [])
  }

  @Test func `cancelling an effect cancels its task`() async {
    let reading = Reading()
    reading.send(
      .run(
        .task(id: "x") { journal, _ in
          journal.note("waiting")
          await withTaskCancellationHandler {
            await journal.until("cancelled")
          } onCancel: {
            journal.note("cancelled")
          }
          journal.note(Task.isCancelled ? "is cancelled" : "is not")
        }))
    await reading.journal.until("waiting")
    reading.send(.run(.cancel("x")))
    await reading.journal.until("is cancelled")
  }

  @Test func `a finished effect is not reached by a later cancellation`() async {
    let reading = Reading()
    reading.send(
      .run(
        .sequence(
          .task(id: "x") { _, out in out.send(.note("a")) },
          .send(.run(.cancel("x"))),
          .send(.note("b")))))
    await reading.noted("b")
    #expect(reading.book.entries == ["a", "b"])
  }
}

extension Reading {
  /// Waits until an entry of the book is there.
  func noted(_ entry: String) async {
    while !book.entries.contains(entry) { await settle() }
  }
}

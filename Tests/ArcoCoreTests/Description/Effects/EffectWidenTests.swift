import Arco
import Testing

/// An effect of a part, widened to the whole it is in.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EffectWidenTests {
  private struct Whole: Sendable {
    var part = 0
    var heard: [Int] = []
  }

  private let lens = Lens<Whole, Int>(
    get: { $0.part }, modify: { whole, change in change(&whole.part) })
  private let doubled = Review<Int, Int> { $0 * 2 }

  private func driver(
    _ effect: Effect<Journal, Int, Int>, _ interpretation: Interpretation = .live
  ) -> (Driver<Journal, Whole, Int>, Journal) {
    let journal = Journal()
    let wide = effect.widen(state: lens, input: doubled)
    let driver = Driver(
      Dispatcher<Journal, Whole, Int>.update { whole, input in
        whole.heard.append(input)
        return input == 0 ? wide : input == -1 ? .cancel("work") : .none
      }, state: Whole(), world: journal, interpretation: interpretation)
    return (driver, journal)
  }

  @Test func `its moves change the part and its inputs are embedded`() {
    let (driver, _) = driver(
      .batch(.move { $0 += 3 }, .send(4), .sequence(.move { $0 *= 2 }, .send(5))))
    driver.send(0)
    #expect(driver.state.part == 6)
    #expect(driver.state.heard == [0, 8, 10])
  }

  @Test func `its work sends, moves and reads through the whole`() async {
    let (driver, journal) = driver(
      .task { journal, out in
        out.send(1)
        out.send(2)
        out.move { $0 += 5 }
        journal.note("part \(await out.read { $0 } ?? -1)")
      })
    driver.send(0)
    await journal.until("part 5")
    #expect(driver.state.part == 5)
    #expect(driver.state.heard == [0, 2, 4])
  }

  @Test func `its work is cancelled by its id`() async {
    let (driver, journal) = driver(
      .task(id: "work") { journal, out in
        await withTaskCancellationHandler {
          await journal.until("cancelled")
        } onCancel: {
          journal.note("cancelled")
        }
      })
    driver.send(0)
    driver.send(-1)
    await journal.until("cancelled")
  }

  @Test func `its work ends with the driver`() async {
    let (driver, journal) = driver(
      .task { journal, _ in
        await withTaskCancellationHandler {
          await journal.until("cancelled")
        } onCancel: {
          journal.note("cancelled")
        }
      })
    driver.send(0)
    driver.stop()
    await journal.until("cancelled")
  }

  @Test func `widening twice is widening by both`() {
    let twice = Effect<Journal, Int, Int>.batch(.move { $0 += 1 }, .send(3))
      .widen(state: Itself<Int>(), input: doubled)
    let (driver, _) = driver(twice)
    driver.send(0)
    #expect(driver.state.part == 1)
    #expect(driver.state.heard == [0, 12])
  }

  @Test func `nothing stays nothing`() {
    #expect(Effect<Void, Int, Int>.none.widen(state: lens, input: doubled).isNone)
  }
}

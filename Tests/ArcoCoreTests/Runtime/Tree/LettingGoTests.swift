import Arco
import Testing

/// What is left of parts that are gone: nothing.
@MainActor struct LettingGoTests {
  private struct Dose {
    var grams = 0
  }

  private struct Box {
    var dose = Dose()
    var spare: Dose? = Dose()
  }

  private struct Shelf {
    var boxes: Rows<Int, Box> = {
      var boxes = Rows<Int, Box>()
      for id in 1...2 { boxes.append(Box(), id: id) }
      return boxes
    }()
  }

  private enum BoxInput: Sendable {
    case dose(Int)
    case spare(Int)
  }

  private enum ShelfInput: Sendable {
    case box(Int, BoxInput)
    case take(Int)
  }

  private final class Count {
    var value = 0
  }

  /// Counts those of its kind that are there.
  private final class Counted {
    let count: Count

    init(_ count: Count) {
      self.count = count
      count.value += 1
    }

    deinit { count.value -= 1 }
  }

  @Test func `a row that goes takes the parts inside it along, and a driver takes all`() {
    let dosing = Dispatcher<Void, Dose, Int>.reduce { dose, grams in dose.grams += grams }
    let dose = dosing.child(
      state: Lens(\Box.dose),
      input: Prism(BoxInput.dose) { if case .dose(let grams) = $0 { grams } else { nil } })
    let spare = dosing.child(
      ifPresent: Lens(\Box.spare).some,
      input: Prism(BoxInput.spare) { if case .spare(let grams) = $0 { grams } else { nil } })
    let boxes = Dispatcher<Void, Box, BoxInput> {
      dose
      spare
    }
    .child(
      each: Lens(\Shelf.boxes),
      input: Prism(ShelfInput.box) {
        if case .box(let id, let input) = $0 { (id, input) } else { nil }
      })
    let shelf = Dispatcher<Void, Shelf, ShelfInput> {
      boxes
      Dispatcher.reduce { shelf, input in
        if case .take(let id) = input { shelf.boxes.remove(id: id) }
      }
    }

    let count = Count()
    func counted() -> Face<Dose, Int, Text> {
      .placing { parts in
        let mark = Counted(count)
        return parts.view { dose, _ in .line("\(dose.grams) of \(mark.count.value)") }
      }
    }
    let face = Face<Shelf, ShelfInput, Text>.placing { parts in
      let places = parts.place(
        boxes,
        .placing { parts in
          let (one, other) = (parts.place(dose, counted()), parts.place(spare, counted()))
          return parts.view { _, _ in .list([one, other]) }
        })
      return parts.view { _, _ in places }
    }

    do {
      let driver = Driver(shelf, state: Shelf())
      let root = driver.show(face) { _ in }
      driver.send(.box(1, .dose(2)))
      driver.send(.box(2, .spare(3)))
      #expect(Text.slot(root).shown.contains("3 of"))
      #expect(count.value == 4)
      driver.send(.take(1))
      #expect(count.value == 2)
    }
    #expect(count.value == 0)
  }
}

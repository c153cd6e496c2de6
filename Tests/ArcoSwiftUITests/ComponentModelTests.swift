import Arco
import ArcoReplay
import ArcoSwiftUI
import Observation
import Testing

@MainActor struct ComponentModelTests {
  @Test func `whoever reads the state hears of the next change`() {
    let model = boardModel()
    let heard = Heard()
    withObservationTracking {
      #expect(model.state.title == "Board")
    } onChange: {
      heard.count += 1
    }
    model.send(.rename("Shelf"))
    model.send(.rename("Table"))
    #expect(heard.count == 1)
    #expect(model.state.title == "Table")
  }

  @Test func `whoever reads the state hears of a change back to what the face shows`() {
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let model = ComponentModel(
      Component(counter, Face(sketch: { count, _ in .text("\(count)") })), state: 0)
    _ = Screen(model.root)
    model.send(1)
    let heard = Heard()
    withObservationTracking {
      #expect(model.state == 1)
    } onChange: {
      heard.count += 1
    }
    model.send(-1)
    #expect(heard.count == 1)
  }

  @Test func `whoever reads a part of the model hears of its next change, and sends to it`() {
    let model = boardModel()
    let list = model.scope.scope(
      state: Lens(\Board.list), input: Prism({ BoardInput.list($0) }) { _ in nil })
    let heard = Heard()
    withObservationTracking {
      #expect(list.state.rows[id: 1] == 0)
    } onChange: {
      heard.count += 1
    }
    list.send(.row(1, .plus))
    #expect(heard.count == 1)
    #expect(list.state.rows[id: 1] == 1)
  }

  @Test func `a component without a world starts without one`() {
    let counter = Dispatcher<Void, Int, RowInput>.reduce { count, _ in count += 1 }
    let model = ComponentModel(
      Component(counter, Face(sketch: { count, _ in .text("\(count)") })), state: 0)
    let screen = Screen(model.root)
    _ = screen.runs { model.send(.plus) }
    #expect(screen.lines == ["1"])
  }

  @Test func `a component begins with its state and its world`() {
    let counter = Dispatcher<Int, Int, RowInput>.update { count, input in
      if case .plus = input { count += 1 }
      return .none
    }
    let model = ComponentModel(
      Component(counter, Face(sketch: { count, _ in .text("\(count)") })), state: 5, world: 1)
    #expect(Screen(model.root).lines == ["5"])
  }

  @Test func `a program begins in its state`() {
    let counter = Dispatcher<Int, Int, RowInput>.update { count, input in
      if case .plus = input { count += 1 }
      return .none
    }
    let model = ComponentModel(
      Program(
        Component(counter, Face(sketch: { count, _ in .text("\(count)") })), state: 5, world: 1))
    let screen = Screen(model.root)
    #expect(screen.lines == ["5"])
    _ = screen.runs { model.send(.plus) }
    #expect(screen.lines == ["6"])
  }

  @Test func `muted effects do not start, as a preview needs it`() {
    var problems = 0
    let model = ComponentModel(
      Program(
        Component(board, boardFace()), state: Board(rows: 1),
        world: BoardWorld(work: { Issue.record("an effect ran in a preview") })),
      interpretation: .muted, onProblem: { _ in problems += 1 })
    model.send(.list(.row(0, .work)))
    model.send(.list(.row(7, .plus)))
    #expect(problems == 1)
  }

  @Test func `what it did is undone on the screen`() {
    let counter = Dispatcher<Void, Int, RowInput>.reduce { count, _ in count += 1 }
    let model = ComponentModel(
      Component(counter, Face(sketch: { count, _ in .text("\(count)") })), state: 0)
    let history = model.driver.history()
    let screen = Screen(model.root)
    _ = screen.runs { model.send(.plus) }
    let heard = Heard()
    withObservationTracking {
      #expect(model.state == 1)
    } onChange: {
      heard.count += 1
    }
    _ = screen.runs { history.undo() }
    #expect(screen.lines == ["0"])
    #expect(heard.count == 1)
  }

  @Test func `a model that nobody uses begins nothing`() {
    var problems = 0
    let listening = Dispatcher<Void, Bool, Never>.alive(
      while: { $0 },
      { .task { _, _ in Issue.record("an effect of a model that was thrown away") } })
    for _ in 0..<3 {
      _ = ComponentModel(
        Component(listening, Face(sketch: { _, _ in .text("") })), state: true,
        onProblem: { _ in problems += 1 })
    }
    #expect(problems == 0)
  }

  @Test func `nothing happens after it was stopped`() {
    let model = boardModel()
    let screen = Screen(model.root)
    model.stop()
    #expect(screen.runs { model.send(.rename("late")) } == 0)
  }
}

/// `@unchecked Sendable`: used by one test on the main actor.
private final class Heard: @unchecked Sendable {
  var count = 0
}

import Arco
import ArcoSwiftUI
import Observation
import Testing

@MainActor struct RerunTests {
  @Test func `an input to one of a thousand rows runs at most three views again`() {
    let model = boardModel(rows: 1_000)
    let screen = Screen(model.root)
    let runs = screen.runs { model.send(.list(.row(500, .plus))) }
    #expect(runs <= 3)
    #expect(screen.lines.contains("row 1"))
    #expect(screen.lines.count == 1_002)
  }

  @Test func `an input that a row's own view sends costs the same`() {
    let model = boardModel(rows: 1_000)
    let screen = Screen(model.root)
    #expect(screen.runs { screen.press("plus") } <= 3)
    #expect(model.state.list.rows[id: 0] == 1)
  }

  @Test func `a row that comes runs no other row again`() {
    let model = boardModel(rows: 1_000)
    let screen = Screen(model.root)
    // The screen, the list, its rows as a whole, and the new one.
    #expect(screen.runs { model.send(.list(.add(1_000))) } == 4)
    #expect(screen.lines.count == 1_003)
  }

  @Test func `a row that goes runs no other row again, whatever else was shown before`() {
    // Its rows are numbered as those of the next are.
    let earlier = Screen(boardModel(rows: 7).root)
    let model = boardModel(rows: 100)
    let screen = Screen(model.root)
    for id in 0..<50 {
      // The screen, the list, and its rows as a whole.
      #expect(screen.runs { model.send(.list(.row(id, .remove))) } == 3)
    }
    #expect(screen.runs { model.send(.list(.row(99, .plus))) } <= 3)
    #expect(screen.lines.count == 52)
    #expect(screen.lines.last { $0.hasPrefix("row") } == "row 1")
    #expect(earlier.lines.count == 9)
  }

  @Test func `a stack runs again after a person went back, also if its screens stay`() throws {
    let model = boardModel(rows: 3)
    let screen = Screen(model.root)
    let rows = try #require(Screen.rows(of: model.root))
    var counts: [Int] = []
    #expect(screen.runs { rows.shorten(to: 1) { counts.append($0) } } == 1)
    #expect(counts == [1])
    #expect(screen.runs { rows.shorten(to: 3) { counts.append($0) } } == 0)
    #expect(counts == [1])
  }

  @Test func `a row with private state runs again for that, and no other row does`() {
    let row = Dispatcher<Void, Int, RowInput>.reduce { count, _ in count += 1 }
    let rows = row.child(
      each: Itself<Rows<Int, Int>>(),
      input: Prism(ListInput.row) {
        if case .row(let id, let input) = $0 { (id, input) } else { nil }
      })
    let face = Face<Rows<Int, Int>, ListInput, SketchContent>.placing { parts in
      let shown = parts.place(
        rows,
        .placing { parts in
          let isOpen = parts.local(false)
          return parts.sketch { count, _ in
            .list([
              .text(isOpen.state ? "open \(count)" : "\(count)"),
              .button("open") { isOpen.set(true) },
            ])
          }
        })
      return parts.sketch { _, _ in .part(shown) }
    }
    let behaviour = Dispatcher<Void, Rows<Int, Int>, ListInput> {
      rows
      Dispatcher.reduce { _, _ in }  // writes the whole, for all that anybody knows
    }
    let model = ComponentModel(Component(behaviour, face), state: Rows((0..<100).map { ($0, 0) }))
    let screen = Screen(model.root)
    #expect(screen.runs { screen.press("open") } <= 2)
    #expect(screen.lines.first == "open 0")
    #expect(screen.runs { model.send(.row(0, .plus)) } <= 2)
    #expect(screen.lines.first == "open 1")
  }

  @Test func `several inputs before the next frame run a view once`() {
    let model = boardModel()
    let screen = Screen(model.root)
    let runs = screen.runs {
      for _ in 0..<10 { model.send(.list(.row(1, .plus))) }
    }
    #expect(runs == 3)
    #expect(screen.lines.contains("row 10"))
  }

  @Test func `a face runs when it is shown, and not when the component starts`() {
    let counter = Dispatcher<Void, Int, RowInput>.reduce { count, _ in count += 1 }
    var runs = 0
    let face = Face<Int, RowInput, SketchContent>(sketch: { count, _ in
      runs += 1
      return .text("\(count)")
    })
    let model = ComponentModel(Component(counter, face), state: 0)
    model.send(.plus)
    #expect(runs == 0)
    #expect(Screen(model.root).lines == ["1"])
    #expect(runs == 1)
  }

  @Test func `a row that was not shown yet has run no view function, whatever it was sent`() {
    let row = Dispatcher<Void, Int, RowInput>.reduce { count, _ in count += 1 }
    let rows = row.child(
      each: Itself<Rows<Int, Int>>(),
      input: Prism(ListInput.row) {
        if case .row(let id, let input) = $0 { (id, input) } else { nil }
      })
    var runs = 0
    let face = Face<Rows<Int, Int>, ListInput, SketchContent>.placing { parts in
      let shown = parts.place(
        rows,
        Face(sketch: { count, _ in
          runs += 1
          return .text("\(count)")
        }))
      let isOpen = parts.local(false)
      return parts.sketch { _, _ in
        isOpen.state ? .part(shown) : .button("open") { isOpen.set(true) }
      }
    }
    let model = ComponentModel(
      Component(Dispatcher { rows }, face), state: Rows((0..<10).map { ($0, 0) }))
    let screen = Screen(model.root)
    model.send(.row(0, .plus))
    #expect(runs == 0)
    screen.press("open")
    #expect(runs == 10)
    #expect(screen.lines.first == "1")
  }

  @Test func `an observable object that a face reads runs that view again, and no other`() {
    let theme = Theme()
    let counter = Dispatcher<Void, Int, RowInput>.reduce { count, _ in count += 1 }
    let face = Face<Int, RowInput, SketchContent>(sketch: { count, _ in
      .text("\(theme.name) \(count)")
    })
    let model = ComponentModel(Component(counter, face), state: 0)
    let screen = Screen(model.root)
    #expect(screen.runs { theme.name = "dark" } == 1)
    #expect(screen.lines == ["dark 0"])
  }

  @Test func `the state is nobody else's while a view shows it, so a change copies nothing`() {
    let uniqueness = Uniqueness()
    let model = ComponentModel(
      Component(
        Dispatcher<Void, Shared, RowInput>.reduce { [uniqueness] state, _ in
          uniqueness.wasUnique = isKnownUniquelyReferenced(&state.storage)
        },
        Face<Shared, RowInput, SketchContent>(sketch: { state, _ in .text("\(state.count)") })),
      state: Shared())
    let screen = Screen(model.root)
    for _ in 0..<3 {
      _ = screen.runs { model.send(.plus) }
      #expect(uniqueness.wasUnique == true)
    }
  }
}

@MainActor private final class Theme: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = "light"

  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.name) { stored = newValue } }
  }
}

/// `@unchecked Sendable`: used by one test on the main actor.
private final class Uniqueness: @unchecked Sendable {
  var wasUnique: Bool?
}

private struct Shared {
  final class Storage {}

  var storage = Storage()
  var count = 0
}

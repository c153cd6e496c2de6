import Arco
import ArcoSwiftUI
import Testing

@MainActor struct LifetimeTests {
  typealias Owner = ModelOwner<BoardWorld, Board, BoardInput, SketchContent>

  @Test func `a view that its parent makes anew keeps its state`() {
    let owner = Owner()  // what SwiftUI keeps
    var made = 0
    func makeView() -> Screen {
      Screen(
        owner.model {
          made += 1
          return boardModel()
        }.root)
    }
    #expect(makeView().press("plus"))
    #expect(makeView().lines.contains("row 1"))
    #expect(made == 1)
  }

  @Test func `an owner that is thrown away unused starts nothing`() {
    var made = 0
    func make() -> Owner.Model {
      made += 1
      return boardModel()
    }
    let owners = (0..<10).map { _ in Owner() }
    #expect(made == 0)
    for owner in owners { _ = owner.model(make) }
    #expect(made == 10)
  }

  @Test func `effects begin in the turn after the component was shown, or with the first input`()
    async
  {
    let listening = Dispatcher<Void, Int, RowInput>.alive(
      while: { _ in true },
      {
        .callback { _, _ in
          begun += 1
          return Cancellation {}
        }
      })
    func model() -> ComponentModel<Void, Int, RowInput, SketchContent> {
      ComponentModel(
        Component(listening, Face(sketch: { count, _ in .text("\(count)") })), state: 0)
    }
    begun = 0
    let shown = model()
    #expect(Screen(shown.root).lines == ["0"])
    #expect(begun == 0)
    await Task { @MainActor in }.value
    #expect(begun == 1)
    let sent = model()
    _ = sent.root
    sent.send(.plus)
    #expect(begun == 2)
    await Task { @MainActor in }.value
    #expect(begun == 2)
  }

  @Test func `a model that is stopped before it is used begins nothing`() async {
    var problems = 0
    let listening = Dispatcher<Void, Int, RowInput>.alive(
      while: { _ in true },
      { .task { _, _ in Issue.record("an effect of a model that was stopped") } })
    let model = ComponentModel(
      Component(listening, Face(sketch: { count, _ in .text("\(count)") })), state: 0,
      onProblem: { _ in problems += 1 })
    model.stop()
    _ = model.root
    await Task { @MainActor in }.value
    #expect(model.counters.viewsRun <= 1)
    #expect(problems == 0)
  }

  @Test func `a part that leaves the screen cancels its effects`() async {
    let work = LongWork()
    let model = boardModel(world: work.world)
    let screen = Screen(model.root)
    model.send(.list(.row(1, .work)))
    await work.hasBegun()
    _ = screen.runs { model.send(.list(.row(1, .remove))) }
    await work.wasCancelled()
    #expect(screen.lines == ["Board", "2 rows", "row 0", "row 0"])
  }

  @Test func `a screen that SwiftUI drops cancels its effects`() async {
    let work = LongWork()
    var owner: Owner? = Owner()
    var screen: Screen? = owner.map { Screen($0.model { boardModel(world: work.world) }.root) }
    owner?.model { boardModel() }.send(.list(.row(1, .work)))
    await work.hasBegun()
    #expect(screen != nil)
    (owner, screen) = (nil, nil)
    await work.wasCancelled()
  }

  @Test func `a model whose last holder is another thread is stopped by the main actor`() async {
    let work = LongWork()
    let holder = Holder(boardModel(world: work.world))
    holder.model?.send(.list(.row(1, .work)))
    await work.hasBegun()
    await Task.detached { holder.model = nil }.value
    await work.wasCancelled()
  }

  @Test func `a row that has gone shows what it showed last`() {
    let model = boardModel()
    guard let rows = Screen.rows(of: model.root) else {
      Issue.record("the board has no rows")
      return
    }
    let row = rows.instances[1]
    guard case .view(let rendering) = row.content.late else {
      Issue.record("a row is a view of its own")
      return
    }
    model.send(.list(.row(1, .plus)))
    #expect(rendering.render()?.lines == ["row 1"])
    model.send(.list(.row(1, .remove)))
    #expect(rendering.render()?.lines == ["row 1"])
  }
}

/// `@unchecked Sendable`: one task after the other uses it.
private final class Holder: @unchecked Sendable {
  var model: ComponentModel<BoardWorld, Board, BoardInput, SketchContent>?

  init(_ model: ComponentModel<BoardWorld, Board, BoardInput, SketchContent>) {
    self.model = model
  }
}

extension Screen {
  /// The slot of the rows of a board.
  static func rows(of root: ShownSlot<SketchContent>) -> ShownSlot<SketchContent>? {
    root.firstPart?.firstPart
  }
}

extension ShownSlot<SketchContent> {
  /// The first slot in the view of the first instance.
  var firstPart: ShownSlot<SketchContent>? {
    guard case .view(let rendering)? = instances.first?.content.late else { return nil }
    return rendering.render()?.parts.first
  }
}

extension Sketch {
  @MainActor var parts: [ShownSlot<SketchContent>] {
    switch self {
    case .text, .button: []
    case .list(let sketches): sketches.flatMap { $0.parts }
    case .part(let content): content.slot.map { [$0] } ?? []
    }
  }

  var lines: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let sketches): sketches.flatMap { $0.lines }
    case .button, .part: []
    }
  }
}

/// How often the effect of one test has begun: on the main actor alone.
nonisolated(unsafe) private var begun = 0

import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoTesting
import ArcoWeb
import Testing

/// Explorers whose ways are printed as tests into `PrintedWays.swift`, which is compiled and run as all
/// others are.
enum Printed {
  /// A random machine with a page, with effects where the seed is even.
  static func machine(_ seed: Int) -> Explorer<WalkLawTests.Standing, Int> {
    CoresTests.explorer(seed, hasEffects: seed % 2 == 0)
  }

  static func saver(endsWait: Bool) -> Explorer<Saver, SaverInput> {
    Explorer { saverProgram($0, endsWait: endsWait) }
  }

  /// Two saves may run, and the older one may end last.
  static func lostUpdate() -> Explorer<Saver, SaverInput> {
    Explorer(ArcoExplorerTests.saver(), state: Saver(), inputs: [SaverInput.add, .save]) {
      SaverWorld($0)
    }
  }

  static func wizard() -> Explorer<Int, Int> {
    page(0) { step, send in
      if step < 2 { button("Next", .onClick { send(step + 1) }) }
      if step > 0, step < 2 { button("Back", .onClick { send(step - 1) }) }
    }
  }

  static func fields() -> Explorer<String, String> {
    page("") { name, send in
      input(
        .type(.text), .ariaLabel("Note"), .onInput { send("in \($0)") },
        .onChange { send("left \($0)") })
      form(.onSubmit(Field.text("name")) { send($0) }) {
        input(.type(.text), .ariaLabel("Name"), .name(Field.text("name")))
        button("Give it", .type(.submit))
      }
      ul {
        for row in ["a", "b"] where row != name {
          li {
            span(row)
            input(.type(.checkbox), .ariaLabel("Keep"), .onToggle { _ in send(row) })
          }
        }
      }
      select(.ariaLabel("Size"), .onInput { send($0) }) {
        for size in ["s", "l"] { option(size, .selected(name == size)) }
      }
      div(.tabindex(0), .ariaLabel("Keys"), .onKeyDown(keys: .escape) { send($0.name) }) {}
    }
  }

  static func canvas() -> Explorer<String, String> {
    page("") { _, send in
      svg(
        .ariaLabel("Canvas"), .onPointerDown { send("down \($0.position.x)") },
        .onContextMenu { _ in send("menu") }, .onWheel { send("wheel \($0.down)") },
        .onScroll { send("end \($0.isAtEnd)") }, .onDrop { send("drop \($0.text)") },
        .onPaste { send("paste \($0)") })
    }.typing("one")
  }

  private static func page<Value: Sendable>(
    _ first: Value, @HTML.Builder _ view: @escaping @Sendable (Value, Send<Value>) -> HTML
  ) -> Explorer<Value, Value> {
    Explorer { _ in
      Program(
        Component<Void, Value, Value, HTML>(
          Dispatcher<Void, Value, Value>.reduce { $0 = $1 }, Face(view)), state: first)
    }
  }

  /// What a printed test compares at its end: the state, and what is asked outside.
  static func words<State, Input>(_ walker: Walker<State, Input>) -> String {
    "\(text(of: walker.state)) \(walker.questions.sorted())"
  }
}

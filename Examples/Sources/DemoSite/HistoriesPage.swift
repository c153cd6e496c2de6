import Arco
import ArcoHTML
import ArcoWeb

private let part = Dispatcher<Void, Shape, UInt64>.reduce { shape, seed in shape.step(seed) }

private let rows = part.child(
  each: Lens(\History.rows),
  input: Prism(History.Input.row) {
    if case .row(let id, let seed) = $0 { (id, seed) } else { nil }
  }
)

private let detail = part.child(
  ifPresent: Lens(\History.detail).some,
  input: Prism(History.Input.detail) { if case .detail(let seed) = $0 { seed } else { nil } })

private let history = DispatcherOf<History> {
  rows
  detail
  Dispatcher.update(going)
}

@Sendable private func going(
  _ history: inout History, _ input: History.Input
) -> EffectOf<History> {
  switch input {
  case .go(let steps):
    let said = history.step().map { EffectOf<History>.send($0) } ?? .none
    guard steps > 1 else { return said }
    // An input from a task is a send of its own, and so gives a patch of its own.
    return .batch(said, .task { _, out in out.send(.go(steps - 1)) })
  case .row, .detail: return .none
  }
}

/// A page with a random state that goes on by ten random steps. No page links here: it is for
/// tests, which compare the patched page with a newly painted page of the same state.
@Sendable func historiesPage() -> PageComponent<History> {
  Component(
    history,
    Face.showing { history, send, parts in
      main {
        h1("Histories")
        button("Go on", .type(.button), .onClick { send(.go(10)) })
        output("\(history.steps)")
        view(history.shape)
        ul { parts.place(rows, Face { shape, _ in li { view(shape) } }) }
        if history.steps % 7 < 5 {
          HTML.aside { parts.place(detail, Face { shape, _ in view(shape) }) }
        }
      }
    })
}

@HTML.Builder private func view(_ shape: Shape) -> HTML {
  switch shape {
  case .text(let text): text
  case .element(let kind, let marks, let parts): element(kind, marks, parts)
  case .branch(let isFirst, let part):
    if isFirst {
      view(part)
      hr()
    } else {
      em("another way")
    }
  case .fields(let all): fields(all)
  case .folded(let isOpen, let part):
    details(.open(isOpen)) {
      summary("Folded")
      view(part)
    }
  case .picture(let number): picture(number)
  case .keyed(let rows): ul { keyed(rows, id: { $0.id }, row: { row in li { view(row.shape) } }) }
  }
}

private func element(_ kind: Int, _ marks: Int, _ parts: [Shape]) -> HTML {
  [div, span, section, pre, HTML.article][kind](
    .class("odd", if: marks & 1 != 0), .title("\(marks >> 3)"), .hidden(marks & 2 != 0),
    .when(marks & 4 != 0, .lang("en")), .when(marks & 8 != 0, .onClick {})
  ) {
    for part in parts { view(part) }
  }
}

private func picture(_ number: Int) -> HTML {
  svg(.class("round", if: number & 1 != 0)) {
    SVG.circle(.title("\(number >> 1)"))
    if number & 2 != 0 { SVG.g { SVG.circle() } }
  }
}

/// Fields whose changes are reported, but do not change the state.
private func fields(_ fields: Shape.Fields) -> HTML {
  form(.title("Fields")) {
    input(.type(.text), .value(fields.text), .onInput { _ in })
    textarea(.value(fields.text), .onInput { _ in })
    input(.type(.checkbox), .checked(fields.isTicked), .onToggle { _ in })
    for way in 0..<fields.options {
      input(
        .type(.radio), .name("choice \(fields.group)"), .value("\(way)"),
        .checked(fields.choice == way), .onToggle { _ in })
    }
    select(.onChange { _ in }) {
      for choice in 0..<fields.options {
        option("Option \(choice)", .selected(fields.choice == choice))
      }
    }
  }
}

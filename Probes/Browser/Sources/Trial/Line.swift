import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb

/// One of many, with handlers and a state of its own.
struct Line: Identifiable, Sendable {
  let id: Int
  var text = ""
}

enum LineInput: Sendable {
  case write(String)
  case drop
}

let lines = Dispatcher<Void, Line, LineInput>.reduce { line, input in
  if case .write(let text) = input { line.text = text }
}.child(
  each: Lens<Trial, Rows<Int, Line>>(get: { $0.lines }, modify: { $1(&$0.lines) }),
  input: Prism(TrialInput.line, footprint: .case(0)) {
    if case .line(let id, let input) = $0 { (id, input) } else { nil }
  })

func lineFace() -> Face<Line, LineInput, HTML> {
  Face { line, send in
    li {
      input(.ariaLabel("Line \(line.id)"), .value(line.text), .onInput { send(.write($0)) })
      button("Drop", .type(.button), .onClick { send(.drop) })
    }
  }
}

import Arco
import ArcoHTML
import ArcoServer
import ArcoWeb

/// What the user pointed at, and the events of a custom element.
struct Pointing: Feature, Equatable, Sendable {
  var log: [String] = []
  var span = PointingSpan(low: 2, high: 5)
  var turn = 0

  enum Input: Equatable, Sendable {
    case say(String)
    case span(PointingSpan)
    case ask
    case forget
  }
}

struct PointingSpan: Equatable, Sendable {
  var low: Int
  var high: Int

  static let format = ScriptFormat<PointingSpan>(
    read: { value in
      guard let low = value["low", .integer(in: 0...9)],
        let high = value["high", .integer(in: 0...9)], low <= high
      else { return nil }
      return PointingSpan(low: low, high: high)
    },
    write: { span in
      .record([
        .init("low", .number(Double(span.low))), .init("high", .number(Double(span.high))),
      ])
    })
}

private let pointing = DispatcherOf<Pointing>.reduce { pointing, input in
  switch input {
  case .say(let words): pointing.log = pointing.log.suffix(999) + [words]
  case .span(let span): pointing.span = span
  case .ask: pointing.turn += 1
  case .forget: pointing.log = []
  }
}

/// A custom element: it shows its span, and sends another span when it is pressed.
let spanElement = Site.File("x-span.js", PackageResources.x_span_js)

/// The style of the custom element.
let spanStyle = Site.File("x-span.css", PackageResources.x_span_css)

/// Pointers, wheels, pasted and dropped texts, a custom element, and requests for the focus. No
/// page links here: it is for tests.
func pointingPage() -> PageComponent<Pointing> {
  Component(pointing) { pointing, send in
    main(.class("card")) {
      h1("Pointing")
      div(
        .id("pad"), .ariaLabel("Pad"), .role("group"),
        .onPointerDown { send(.say("down \(words($0))")) },
        .onPointerMove { send(.say("move \(words($0))")) },
        .onPointerUp { send(.say("up \(words($0))")) },
        .onPointerEnter { send(.say("enter \($0.kind)")) },
        .onPointerLeave { send(.say("leave \($0.kind)")) },
        .onContextMenu { _ in send(.say("menu")) },
        .onWheel(preventsDefault: true) { send(.say("wheel \(Int($0.down))")) },
        .onDrop { send(.say("drop \($0.text)")) }
      ) { "Pad" }
      div(.id("scroller"), .tabindex(0), .onScroll { send(.say("scroll \($0.isAtEnd)")) }) {
        for line in 1...40 { p("Line \(line)") }
      }
      label {
        "Paste"
        input(
          .type(.text), .value("as it was"), .selectsText(turn: pointing.turn),
          .onPaste(preventsDefault: true) { send(.say("paste \($0)")) })
      }
      HTML.element("x-span")(
        .ariaLabel("Span"), .role("button"), .tabindex(0),
        .properties(.set("span", pointing.span, as: PointingSpan.format)),
        .events(.on("span-chosen", as: PointingSpan.format) { send(.span($0)) }))
      button("Ask", .onClick { send(.ask) })
      button("Forget", .onClick { send(.forget) })
      p("Below", .id("below"), .scrollsIntoView(turn: pointing.turn))
      output("\(pointing.span.low) to \(pointing.span.high)", .ariaLabel("Chosen"))
      ol(.id("log")) { for words in pointing.log { li(words) } }
    }
  }
}

private func words(_ pointer: HTML.Pointer) -> String {
  "\(Int(pointer.position.x.rounded())) \(Int(pointer.position.y.rounded())) \(pointer.buttons.rawValue)"
}

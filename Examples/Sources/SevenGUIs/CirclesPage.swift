import Arco
import ArcoHTML
import ArcoWeb

/// The page with an empty canvas.
package func circlesPage() -> Program<Void, Circles, Circles.Input, HTML> {
  let component = Component(drawing) { circles, send in
    main(.class("card", "gui", "circles")) {
      h1("Circle drawer")
      p(
        """
        Click to draw a circle; click with the other button on one to change its diameter. With keys: \
        arrows move the cross, Enter draws, or opens the menu of the circle below the cross.
        """)
      div(.class("line")) {
        button("Undo", .disabled(circles.past.isEmpty), .onClick { send(.undo) })
        button("Redo", .disabled(circles.future.isEmpty), .onClick { send(.redo) })
      }
      div(.class("desk")) {
        canvas(circles, send)
        menu(circles, send)
      }
    }
  }
  return Program(component, state: Circles())
}

private func canvas(_ circles: Circles, _ send: Send<Circles.Input>) -> HTML {
  svg(
    .attribute("viewBox", "0 0 \(Int(Circles.width)) \(Int(Circles.height))"), .role("application"),
    .ariaLabel("Canvas"), .tabindex(0), .takesFocus(turn: circles.turn),
    .onPointerMove { send(.point(x($0), y($0))) },
    .onPointerDown { if $0.buttons == .primary { send(.press(x($0), y($0))) } },
    .onContextMenu { send(.menu(x($0), y($0))) },
    .onKeyDown(
      keys: .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .enter, .space, preventsDefault: true
    ) { send(.key($0.name)) }
  ) {
    for (index, circle) in circles.drawn.enumerated() {
      SVG.circle(
        .attribute("cx", "\(circle.x)"), .attribute("cy", "\(circle.y)"),
        .attribute("r", "\(circle.diameter / 2)"), .class("chosen", if: index == circles.chosen))
    }
    if circles.isByKeys {
      let (x, y) = (Int(circles.x), Int(circles.y))
      SVG.path(
        .class("cross"), .attribute("d", "M\(x - 8) \(y)h16M\(x) \(y - 8)v16"), .ariaHidden(true))
    }
  }
}

@HTML.Builder
private func menu(_ circles: Circles, _ send: Send<Circles.Input>) -> HTML {
  switch circles.menu {
  case .none: HTML.empty
  case .choices:
    HTML.menu(
      .role("menu"), .ariaLabel("Circle"), .class("popup"),
      .onKeyDown(keys: .escape) { _ in send(.close) }
    ) {
      li(.role("none")) {
        button("Adjust diameter…", .role("menuitem"), .autofocus(), .onClick { send(.adjust) })
      }
    }
  case .diameter(let index, _):
    let circle = circles.drawn[index]
    div(
      .role("dialog"), .ariaLabelledBy("which"), .class("popup"),
      .onKeyDown(keys: .escape) { _ in send(.close) }
    ) {
      p("Adjust diameter of circle at (\(Int(circle.x)), \(Int(circle.y))).", .id("which"))
      div(.class("line")) {
        input(
          .type(.range), .ariaLabel("Diameter"), .min(4), .max(200), .value(circle.diameter),
          .autofocus(), .onNumber { send(.resize($0)) })
        button("Close", .onClick { send(.close) })
      }
    }
  }
}

private func x(_ pointer: HTML.Pointer) -> Double {
  (pointer.position.x * Circles.width / max(pointer.size.width, 1)).rounded()
}

private func y(_ pointer: HTML.Pointer) -> Double {
  (pointer.position.y * Circles.height / max(pointer.size.height, 1)).rounded()
}

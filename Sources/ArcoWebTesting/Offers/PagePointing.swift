import ArcoHTML

/// A gesture with a pointer or wheel on an element, or a text from outside the page.
enum PagePointing: Sendable {
  case step(TestPage.PointerStep, HTML.Pointer)
  case menu(HTML.Point, HTML.Size)
  case turn(HTML.Wheel)
  case scroll(HTML.Scrolling)
  case paste(String)
  case drop(HTML.Dropped)

  var kind: EventKind {
    switch self {
    case .step(let step, _): step.kind
    case .menu: .contextMenu
    case .turn: .wheel
    case .scroll: .scroll
    case .paste: .paste
    case .drop: .drop
    }
  }

  /// Whether a field that is being edited is not left by the gesture.
  var keepsFocus: Bool {
    switch self {
    case .step(.enter, _), .step(.leave, _), .turn, .scroll: true
    case .step(.move, let pointer): pointer.buttons.isEmpty
    case .step, .menu, .paste, .drop: false
    }
  }

  var payload: EventPayload {
    switch self {
    case .step(_, let pointer): pointer.payload
    case .menu(let place, let size): HTML.Pointer(place, size: size, buttons: .secondary).payload
    case .turn(let wheel): wheel.payload
    case .scroll(let scrolling): scrolling.payload
    case .paste(let text): Pasted(text).payload
    case .drop(let dropped): dropped.payload
    }
  }

  /// The gesture in words, for reports.
  var gesture: PageOffer.Gesture {
    switch self {
    case .step(.down, let pointer): .point("press the pointer on", at(pointer.position))
    case .step(.up, let pointer): .point("release the pointer on", at(pointer.position))
    case .step(.move, let pointer):
      .point(
        pointer.buttons.isEmpty ? "move the pointer over" : "drag the pointer over",
        "to \(words(pointer.position))")
    case .step(.cancel, _): .point("lose the pointer on", "")
    case .step(.enter, _): .point("bring the pointer onto", "")
    case .step(.leave, _): .point("take the pointer off", "")
    case .menu(let place, _): .point("ask for a menu on", at(place))
    case .turn(let wheel): .point("turn the wheel \(wheel.down > 0 ? "down" : "up") over", "")
    case .scroll(let scrolling): .point("scroll", scrolling.isAtEnd ? "to its end" : "to its start")
    case .paste(let text): .paste(text)
    case .drop(let dropped): .drop(dropped.text)
    }
  }

  private func at(_ place: HTML.Point) -> String { "at \(words(place))" }

  private func words(_ place: HTML.Point) -> String { "\(place.x), \(place.y)" }

  /// The gesture as a call of `TestPage` in Swift code.
  ///
  /// - Parameters:
  ///   - name: the name of the element, as a string literal.
  ///   - near: the `near:` argument; empty if the name alone finds the element.
  func code(_ name: String, _ near: String) -> String {
    switch self {
    case .step(let step, let pointer):
      let buttons = pointer.buttons.isEmpty ? "" : ", buttons: .primary"
      return """
        point(.\(step), on: \(name), HTML.Pointer(\(code(pointer.position)), size: \
        \(code(pointer.size))\(buttons))\(near))
        """
    case .menu(let place, let size):
      return "contextMenu(\(name), at: \(code(place)), size: \(code(size))\(near))"
    case .turn(let wheel):
      return """
        turn(HTML.Wheel(down: \(wheel.down), at: \(code(wheel.position))), over: \(name)\(near))
        """
    case .scroll(let scrolling):
      return """
        scroll(\(name), to: HTML.Scrolling(\(code(scrolling.position)), shown: \
        \(code(scrolling.shown)), content: \(code(scrolling.content)))\(near))
        """
    case .paste(let text): return "paste(\(String(reflecting: text)), into: \(name)\(near))"
    case .drop(let dropped):
      return """
        drop(HTML.Dropped(\(String(reflecting: dropped.text)), at: \(code(dropped.position))), \
        onto: \(name)\(near))
        """
    }
  }

  private func code(_ place: HTML.Point) -> String {
    "HTML.Point(x: \(place.x), y: \(place.y))"
  }

  private func code(_ size: HTML.Size) -> String {
    "HTML.Size(width: \(size.width), height: \(size.height))"
  }
}

extension PagePointing {
  /// All pointer gestures that an element listens to.
  ///
  /// Each step is offered on its own: a pointer may have gone down elsewhere, and there may be a
  /// second pointer. So a page must handle *up* without *down*.
  static func all(
    on node: BrowserNode, _ samples: PageSamples, texts: () -> [String]
  ) -> [PagePointing] {
    var all: [PagePointing] = []
    let size = samples.size ?? node.declaredSize ?? HTML.Size(width: 100, height: 100)
    let middle = HTML.Point(x: size.width / 2, y: size.height / 2)
    let far = HTML.Point(x: size.width, y: size.height)
    let places = samples.places ?? [HTML.Point(x: 0, y: 0), middle, far]
    func point(
      _ step: TestPage.PointerStep, _ buttons: HTML.Pointer.Buttons, _ places: [HTML.Point]
    ) {
      guard node.listens(to: step.kind) else { return }
      all += places.map { .step(step, HTML.Pointer($0, size: size, buttons: buttons)) }
    }
    point(.enter, [], [places.first ?? middle])
    point(.move, [], places)
    point(.down, .primary, places)
    if node.listens(to: .pointerDown) { point(.move, .primary, places) }
    point(.up, [], places)
    point(.cancel, [], [places.last ?? middle])
    point(.leave, [], [places.last ?? middle])
    if node.listens(to: .contextMenu) { all += places.map { .menu($0, size) } }
    if node.listens(to: .wheel) {
      all += [100, -100].map { .turn(HTML.Wheel(down: $0, at: middle)) }
    }
    if node.listens(to: .scroll) {
      let content = HTML.Size(width: size.width, height: size.height * 3)
      all += [0, size.height * 2].map { top in
        .scroll(HTML.Scrolling(HTML.Point(x: 0, y: top), shown: size, content: content))
      }
    }
    if node.listens(to: .paste) { all += texts().map { .paste($0) } }
    if node.listens(to: .drop) { all += samples.others.map { .drop(HTML.Dropped($0, at: middle)) } }
    return all
  }
}

extension BrowserNode {
  /// The size of the element by its `width` and `height` attributes.
  fileprivate var declaredSize: HTML.Size? {
    func number(_ name: StaticString) -> Double? {
      attribute(name).flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    if let width = number("width"), let height = number("height") {
      return HTML.Size(width: width, height: height)
    }
    return nil
  }
}

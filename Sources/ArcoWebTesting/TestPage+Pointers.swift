public import ArcoHTML

extension TestPage {
  /// One step of a pointer.
  public enum PointerStep: Sendable {
    /// The pointer goes down: a button is pressed, a finger touches.
    case down
    /// The pointer moves.
    case move
    /// The pointer goes up.
    case up
    /// The browser takes the pointer over, for instance to scroll.
    case cancel
    /// The pointer enters the element.
    case enter
    /// The pointer leaves the element.
    case leave

    var kind: EventKind {
      switch self {
      case .down: .pointerDown
      case .move: .pointerMove
      case .up: .pointerUp
      case .cancel: .pointerCancel
      case .enter: .pointerEnter
      case .leave: .pointerLeave
      }
    }
  }

  /// Makes one step of a pointer on the element of this name.
  ///
  ///     try page.point(.down, on: "Canvas", HTML.Pointer(HTML.Point(x: 20, y: 30), buttons: .primary))
  ///
  /// A page under test has no layout: give the element's size in `pointer` if a handler reads it.
  public func point(
    _ step: PointerStep, on name: String, _ pointer: HTML.Pointer, near landmark: String? = nil
  ) throws(TestPageError) {
    try report(pointer, step.kind, on: name, near: landmark)
  }

  /// Drags the mouse on the element of this name: down at the first position, then to the others,
  /// up at the last. Steps without a listener are left out.
  ///
  /// - Parameter size: the size of the element.
  public func drag(
    _ name: String, _ places: HTML.Point..., size: HTML.Size = HTML.Size(width: 0, height: 0),
    near landmark: String? = nil
  ) throws(TestPageError) {
    let node = try find(name, near: landmark, .pointerDown) {
      listener($0, .pointerDown) != nil || listener($0, .pointerMove) != nil
    }
    try checkEnabled(node)
    for (index, place) in places.enumerated() {
      let kind = index == 0 ? EventKind.pointerDown : .pointerMove
      _ = try report(kind, at: node, HTML.Pointer(place, size: size, buttons: .primary).payload)
    }
    guard let last = places.last else { return }
    _ = try report(.pointerUp, at: node, HTML.Pointer(last, size: size).payload)
  }

  /// Asks for a context menu on the element of this name, with the secondary mouse button.
  public func contextMenu(
    _ name: String, at place: HTML.Point = HTML.Point(x: 0, y: 0),
    size: HTML.Size = HTML.Size(width: 0, height: 0), near landmark: String? = nil
  ) throws(TestPageError) {
    try report(
      HTML.Pointer(place, size: size, buttons: .secondary), .contextMenu, on: name, near: landmark)
  }

  /// Turns a wheel over the element of this name.
  public func turn(
    _ wheel: HTML.Wheel, over name: String, near landmark: String? = nil
  ) throws(TestPageError) {
    try report(wheel, .wheel, on: name, near: landmark)
  }

  /// Scrolls the element of this name.
  public func scroll(
    _ name: String, to scrolling: HTML.Scrolling, near landmark: String? = nil
  ) throws(TestPageError) {
    try report(scrolling, .scroll, on: name, near: landmark)
  }

  /// Pastes a text into the element of this name. A field gets the text after its value, unless the
  /// handler prevents it.
  public func paste(
    _ text: String, into name: String, near landmark: String? = nil
  ) throws(TestPageError) {
    let node = try find(name, near: landmark, .paste) {
      $0.isEntry || listener($0, .paste) != nil
    }
    if node.isEntry { try checkEditable(node) } else { try checkEnabled(node) }
    try paste(text, into: node)
  }

  func paste(_ text: String, into node: BrowserNode) throws(TestPageError) {
    let isPrevented = isPrevented(.paste, at: node)
    _ = try report(.paste, at: node, Pasted(text).payload)
    guard node.isEntry, !isPrevented, isShown(node) else { return }
    let text = node.value(of: .value) + text
    try check(text, fits: node)
    _ = try edit(node, text)
  }

  /// Drops a text onto the element of this name.
  public func drop(
    _ dropped: HTML.Dropped, onto name: String, near landmark: String? = nil
  ) throws(TestPageError) {
    try report(dropped, .drop, on: name, near: landmark)
  }

  private func report(
    _ payload: some WirePayload, _ kind: EventKind, on name: String, near landmark: String?
  ) throws(TestPageError) {
    let node = try find(name, near: landmark, kind) { listener($0, kind) != nil }
    try checkEnabled(node)
    _ = try report(kind, at: node, payload.payload)
  }
}

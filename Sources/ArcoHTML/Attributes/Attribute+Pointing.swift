// Handlers of events that few elements listen to. The client loads what reports them when the first
// element that listens to one of them is on the page.

extension Attribute {
  /// Runs when a pointer goes down on the element: a button, a finger, a pen.
  ///
  ///     svg(
  ///       .onPointerDown { send(.begin(at: $0.position)) },
  ///       .onPointerMove { send(.drag(to: $0.position)) },
  ///       .onPointerUp { send(.end(at: $0.position)) })
  ///
  /// An element that also listens to the pointer's moves or to its going up has them all until it goes
  /// up or is cancelled, wherever it goes; but not where the pointer went down on a link, a field or a
  /// button within. What a finger does is the browser's, and cancelled, unless the style sheet says
  /// `touch-action: none` of the element.
  /// - Parameter preventsDefault: whether the browser leaves its own reaction out.
  public static func onPointerDown(
    preventsDefault: Bool = false, _ action: @escaping (HTML.Pointer) -> Void
  ) -> Attribute {
    reading(.pointerDown, preventsDefault: preventsDefault, action)
  }

  /// Runs when a pointer moves over the element, or anywhere while the element has it.
  ///
  /// At most once in a frame of the browser's, and not before the one before was answered: then with
  /// the newest position. The last position is always reported, and before any later event.
  public static func onPointerMove(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerMove, action)
  }

  /// Runs when a pointer goes up.
  public static func onPointerUp(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerUp, action)
  }

  /// Runs when the browser takes a pointer for itself, to scroll for instance: it will not go up.
  public static func onPointerCancel(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerCancel, action)
  }

  /// Runs when a pointer comes onto the element, from outside of it.
  public static func onPointerEnter(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerEnter, action)
  }

  /// Runs when a pointer leaves the element, for what is outside of it.
  public static func onPointerLeave(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerLeave, action)
  }

  /// Runs when a menu is asked for, by the other button of a mouse or by a key; the browser shows none.
  public static func onContextMenu(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.contextMenu, action)
  }

  /// Runs when a wheel is turned. Turns that come together are added up, as moves of a pointer are
  /// taken together.
  ///
  /// - Parameter preventsDefault: whether the browser scrolls nothing.
  public static func onWheel(
    preventsDefault: Bool = false, _ action: @escaping (HTML.Wheel) -> Void
  ) -> Attribute {
    reading(.wheel, preventsDefault: preventsDefault, action)
  }

  /// Runs when the element was scrolled, as often as moves of a pointer are reported. What scrolls
  /// within it does not count.
  public static func onScroll(_ action: @escaping (HTML.Scrolling) -> Void) -> Attribute {
    reading(.scroll, action)
  }

  /// Runs with a text that is pasted into the element or a field within it. Files are not reported.
  ///
  /// - Parameter preventsDefault: whether the field leaves the text out.
  public static func onPaste(
    preventsDefault: Bool = false, _ action: @escaping (String) -> Void
  ) -> Attribute {
    reading(.paste, preventsDefault: preventsDefault) { (pasted: Pasted) in action(pasted.text) }
  }

  /// Runs with a text that is dropped onto the element. The browser does nothing with it.
  public static func onDrop(_ action: @escaping (HTML.Dropped) -> Void) -> Attribute {
    reading(.drop, action)
  }

  private static func reading<Payload: WirePayload>(
    _ kind: EventKind, preventsDefault: Bool = false, _ action: @escaping (Payload) -> Void
  ) -> Attribute {
    Attribute(
      kind, preventsDefault: preventsDefault,
      .bytes { bytes in
        guard let payload = Payload(bytes: bytes) else { return false }
        action(payload)
        return true
      })
  }
}

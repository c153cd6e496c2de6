// Handlers of rare events. The client loads the script that reports these events when the first
// element with such a handler is mounted.

extension Attribute {
  /// Runs when a pointer (mouse button, finger, pen) goes down on the element.
  ///
  ///     svg(
  ///       .onPointerDown { send(.begin(at: $0.position)) },
  ///       .onPointerMove { send(.drag(to: $0.position)) },
  ///       .onPointerUp { send(.end(at: $0.position)) })
  ///
  /// If the element also has `onPointerMove` or `onPointerUp`, it captures the pointer: until the
  /// pointer goes up or is cancelled, the element gets its moves wherever the pointer is. A press
  /// on a link, field or button within the element is not captured. The browser uses a finger's
  /// moves for scrolling, and then cancels the pointer. To get the moves instead, set
  /// `touch-action: none` on the element in the style sheet.
  /// - Parameter preventsDefault: whether the browser skips its own reaction.
  public static func onPointerDown(
    preventsDefault: Bool = false, _ action: @escaping (HTML.Pointer) -> Void
  ) -> Attribute {
    reading(.pointerDown, preventsDefault: preventsDefault, action)
  }

  /// Runs when a pointer moves over the element, or anywhere while the element has captured the
  /// pointer.
  ///
  /// Runs at most once per frame of the browser, and not before the previous move was answered; the
  /// moves in between are dropped. The last position is always reported, and before any later
  /// event.
  public static func onPointerMove(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerMove, action)
  }

  /// Runs when a pointer goes up.
  public static func onPointerUp(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerUp, action)
  }

  /// Runs when the browser takes the pointer over, for instance to scroll. `onPointerUp` does not
  /// follow.
  public static func onPointerCancel(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerCancel, action)
  }

  /// Runs when a pointer enters the element from outside.
  public static func onPointerEnter(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerEnter, action)
  }

  /// Runs when a pointer leaves the element.
  public static func onPointerLeave(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.pointerLeave, action)
  }

  /// Runs when the user asks for a context menu, by the secondary mouse button or a key. The
  /// browser shows no menu of its own.
  public static func onContextMenu(_ action: @escaping (HTML.Pointer) -> Void) -> Attribute {
    reading(.contextMenu, action)
  }

  /// Runs when the user turns a wheel. Turns are limited as moves in `onPointerMove` are; the turns
  /// in between are added up.
  ///
  /// - Parameter preventsDefault: whether the browser does not scroll.
  public static func onWheel(
    preventsDefault: Bool = false, _ action: @escaping (HTML.Wheel) -> Void
  ) -> Attribute {
    reading(.wheel, preventsDefault: preventsDefault, action)
  }

  /// Runs after the element has scrolled, at most once per frame, as `onPointerMove` does.
  /// Scrolling of elements within it is not reported.
  public static func onScroll(_ action: @escaping (HTML.Scrolling) -> Void) -> Attribute {
    reading(.scroll, action)
  }

  /// Runs with a text that the user pastes into the element, or into a field within it. Files are
  /// not reported.
  ///
  /// - Parameter preventsDefault: whether the text is not inserted into the field.
  public static func onPaste(
    preventsDefault: Bool = false, _ action: @escaping (String) -> Void
  ) -> Attribute {
    reading(.paste, preventsDefault: preventsDefault) { (pasted: Pasted) in action(pasted.text) }
  }

  /// Runs with a text that the user drops onto the element. The browser does nothing else with the
  /// text.
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

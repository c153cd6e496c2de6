extension Attribute {
  /// Runs on a click, a tap, or the keyboard's equivalent.
  ///
  /// - Parameter preventsDefault: whether the browser skips its own reaction, such as following a
  ///   link.
  public static func onClick(
    preventsDefault: Bool = false, _ action: consuming @escaping () -> Void
  ) -> Attribute {
    plain(.click, preventsDefault: preventsDefault, action)
  }

  /// Runs on a double click.
  public static func onDoubleClick(_ action: @escaping () -> Void) -> Attribute {
    plain(.doubleClick, action)
  }

  /// Runs when the element, or an element within it, gets the focus.
  public static func onFocus(_ action: @escaping () -> Void) -> Attribute {
    plain(.focus, action)
  }

  /// Runs when the element, or an element within it, loses the focus.
  public static func onBlur(_ action: @escaping () -> Void) -> Attribute {
    plain(.blur, action)
  }

  /// Runs on each change of a field's text, with the whole text: on each key stroke, or while a
  /// slider is dragged.
  public static func onInput(_ action: @escaping (String) -> Void) -> Attribute {
    text(.input, action)
  }

  /// Runs with a field's whole text when the user has finished a change, or with the value of a
  /// chosen option.
  public static func onChange(_ action: @escaping (String) -> Void) -> Attribute {
    text(.change, action)
  }

  /// Runs when the user checks (`true`) or unchecks (`false`) a checkbox or radio button.
  public static func onToggle(_ action: @escaping (Bool) -> Void) -> Attribute {
    Reachable.noteFields()
    return Attribute(.change, .toggle(action))
  }

  /// Runs with the values of a form's fields when the user submits it. The browser stays on the
  /// page.
  ///
  ///     form(.onSubmit(Field.text("title")) { title in send(.add(title)) }) {
  ///       input(.name("title"))
  ///       button("Add")
  ///     }
  ///
  /// The action does not run if `decoder` cannot read the fields. The fields keep the text that the
  /// user typed. To empty a field after a submission, keep its text in the state: `.value(draft)`
  /// and `.onInput { send(.write($0)) }`.
  public static func onSubmit<Decoder: Submission.Decoder>(
    _ decoder: Decoder, _ action: @escaping (Decoder.Value) -> Void
  ) -> Attribute {
    submission { submission in
      guard let value = try? decoder.read(submission) else { return false }
      action(value)
      return true
    }
  }

  /// Runs when the user submits a form, without reading its fields.
  public static func onSubmit(_ action: @escaping () -> Void) -> Attribute {
    submission { _ in
      action()
      return true
    }
  }

  /// Runs when a key goes down.
  ///
  /// - Parameter keys: the keys to report, with any modifiers; all keys if the list is empty.
  public static func onKeyDown(
    keys: HTML.Key..., preventsDefault: Bool = false, _ action: @escaping (HTML.Key) -> Void
  ) -> Attribute {
    key(.keyDown, keys, preventsDefault: preventsDefault, action)
  }

  /// Runs when a key goes up.
  ///
  /// - Parameter keys: the keys to report, with any modifiers; all keys if the list is empty.
  public static func onKeyUp(
    keys: HTML.Key..., preventsDefault: Bool = false, _ action: @escaping (HTML.Key) -> Void
  ) -> Attribute {
    key(.keyUp, keys, preventsDefault: preventsDefault, action)
  }

  /// Delays input events until the user pauses, and sends only the last one. Any other event sends
  /// a delayed input event first.
  ///
  /// - Parameter pause: the length of the pause, rounded down to whole milliseconds.
  public static func debounce(_ pause: Duration) -> Attribute {
    Attribute("data-debounce", "\(pause.wholeMilliseconds)")
  }

  /// Sends at most one input event per interval, always including the last one. Any other event
  /// sends a delayed input event first.
  ///
  /// - Parameter interval: the shortest time between two events, rounded down to whole
  ///   milliseconds.
  public static func throttle(_ interval: Duration) -> Attribute {
    Attribute("data-throttle", "\(interval.wholeMilliseconds)")
  }
}

extension Attribute {
  private static func plain(
    _ kind: EventKind, preventsDefault: Bool = false, _ action: consuming @escaping () -> Void
  ) -> Attribute {
    Attribute(kind, preventsDefault: preventsDefault, .plain(action))
  }

  private static func text(
    _ kind: EventKind, _ action: @escaping (String) -> Void
  ) -> Attribute {
    Reachable.noteFields()
    return Attribute(kind, .text(action))
  }

  private static func submission(_ action: @escaping (Submission) -> Bool) -> Attribute {
    Reachable.noteSubmissions()
    return Attribute(.submit, .fields(action))
  }

  private static func key(
    _ kind: EventKind, _ keys: [HTML.Key], preventsDefault: Bool,
    _ action: @escaping (HTML.Key) -> Void
  ) -> Attribute {
    Reachable.noteKeys()
    return keys.isEmpty
      ? Attribute(kind, preventsDefault: preventsDefault, .key(action))
      : Attribute(kind, preventsDefault: preventsDefault, KeyHandler(keys, .key(action)))
  }
}

extension Duration {
  /// The number of whole milliseconds in the duration; the rest is cut off.
  fileprivate var wholeMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}

extension Attribute {
  /// Runs on a click, a tap, or the keyboard's equivalent.
  ///
  /// - Parameter preventsDefault: whether the browser leaves its own reaction out, such as
  ///   following a link.
  public static func onClick(
    preventsDefault: Bool = false, _ action: consuming @escaping () -> Void
  ) -> Attribute {
    plain(.click, preventsDefault: preventsDefault, action)
  }

  /// Runs on two clicks in quick succession.
  public static func onDoubleClick(_ action: @escaping () -> Void) -> Attribute {
    plain(.doubleClick, action)
  }

  /// Runs when the element or one within it gets the focus.
  public static func onFocus(_ action: @escaping () -> Void) -> Attribute {
    plain(.focus, action)
  }

  /// Runs when the element or one within it loses the focus.
  public static func onBlur(_ action: @escaping () -> Void) -> Attribute {
    plain(.blur, action)
  }

  /// Runs with each change of a field's text, as it is typed or dragged.
  public static func onInput(_ action: @escaping (String) -> Void) -> Attribute {
    text(.input, action)
  }

  /// Runs with a field's text when the change is done, or an option is chosen.
  public static func onChange(_ action: @escaping (String) -> Void) -> Attribute {
    text(.change, action)
  }

  /// Runs when a checkbox or radio button is ticked or not any longer.
  public static func onToggle(_ action: @escaping (Bool) -> Void) -> Attribute {
    Reachable.noteFields()
    return Attribute(.change, .toggle(action))
  }

  /// Runs with the fields of a form when it is submitted; the browser stays on the page.
  ///
  ///     form(.onSubmit(Field.text("title")) { title in send(.add(title)) }) {
  ///       input(.name("title"))
  ///       button("Add")
  ///     }
  ///
  /// The fields keep what was typed. To empty one, keep its text in the state: `.value(draft)` and
  /// `.onInput { send(.write($0)) }`.
  public static func onSubmit<Decoder: Submission.Decoder>(
    _ decoder: Decoder, _ action: @escaping (Decoder.Value) -> Void
  ) -> Attribute {
    submission { submission in
      guard let value = try? decoder.read(submission) else { return false }
      action(value)
      return true
    }
  }

  /// Runs when a form is submitted, whatever its fields are.
  public static func onSubmit(_ action: @escaping () -> Void) -> Attribute {
    submission { _ in
      action()
      return true
    }
  }

  /// Runs when a key goes down.
  ///
  /// - Parameter keys: the only keys reported, with any modifiers; none stands for all.
  public static func onKeyDown(
    keys: HTML.Key..., preventsDefault: Bool = false, _ action: @escaping (HTML.Key) -> Void
  ) -> Attribute {
    key(.keyDown, keys, preventsDefault: preventsDefault, action)
  }

  /// Runs when a key goes up.
  ///
  /// - Parameter keys: the only keys reported, with any modifiers; none stands for all.
  public static func onKeyUp(
    keys: HTML.Key..., preventsDefault: Bool = false, _ action: @escaping (HTML.Key) -> Void
  ) -> Attribute {
    key(.keyUp, keys, preventsDefault: preventsDefault, action)
  }

  /// Holds input events back until there was none for a while; the last one is sent. What waits is
  /// sent before any other event.
  ///
  /// - Parameter pause: in whole milliseconds; what is below one is left out.
  public static func debounce(_ pause: Duration) -> Attribute {
    Attribute("data-debounce", "\(pause.wholeMilliseconds)")
  }

  /// Sends at most one input event in this time; the last one is sent. What waits is sent before
  /// any other event.
  ///
  /// - Parameter interval: in whole milliseconds; what is below one is left out.
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
  /// The milliseconds that have passed in whole.
  fileprivate var wholeMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}

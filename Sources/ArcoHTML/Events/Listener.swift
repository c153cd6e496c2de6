/// What an element does on one kind of event.
@usableFromInline struct Listener {
  let kind: EventKind
  /// Whether the browser should leave its own reaction out.
  let preventsDefault: Bool
  /// The only keys that matter, or the names of an element's own events; empty for all.
  let keys: [HTML.Key]
  let action: Action

  /// What runs, by the shape of the data that it takes: the author's own closure wherever it fits,
  /// as a closure around it would cost memory for each.
  enum Action {
    case plain(() -> Void)
    case text((String) -> Void)
    case number((Double) -> Void)
    case toggle((Bool) -> Void)
    case key((HTML.Key) -> Void)
    /// False if the fields are not what was asked for.
    case fields((Submission) -> Bool)
    /// False if the bytes are not what was asked for.
    case bytes(([UInt8]) -> Bool)
  }

  init(
    _ kind: EventKind, preventsDefault: Bool = false, keys: [HTML.Key] = [], _ action: Action
  ) {
    self.kind = kind
    self.preventsDefault = preventsDefault
    self.keys = keys
    self.action = action
  }
}

extension Listener {
  /// Handles the payload; false if it does not have the shape asked for.
  func run(_ payload: EventPayload) -> Bool {
    switch (action, payload) {
    case (.plain(let action), .none): action()
    case (.text(let action), .input(let text, _)): action(text)
    case (.number(let action), .input(let text, _)):
      if let number = Self.number(text) { action(number) }
    case (.toggle(let action), .input(_, let isChecked)): action(isChecked)
    case (.fields(let action), .fields(let submission)): return action(submission)
    case (.bytes(let action), .bytes(let bytes)): return action(bytes)
    // Another listener of the element may ask for a key that this one does not. Such a key is
    // ignored here, and not refused.
    case (.key(let action), .key(let key)): if wants(key) { action(key) }
    default: return false
    }
    return true
  }

  private func wants(_ key: HTML.Key) -> Bool {
    keys.isEmpty || keys.contains { $0.name.hasSameBytes(as: key.name) }
  }

  /// Whether the browser is told the same of both, so that only the action is another.
  func listens(as other: Listener) -> Bool {
    kind == other.kind && preventsDefault == other.preventsDefault
      && keys.count == other.keys.count
      && (keys.isEmpty || !zip(keys, other.keys).contains { !$0.name.hasSameBytes(as: $1.name) })
  }

  /// What the browser is told, and nothing to run.
  var withoutAction: Listener {
    Listener(kind, preventsDefault: preventsDefault, keys: keys, .plain {})
  }

  /// The same with something else to run.
  func running(_ action: Action) -> Listener {
    Listener(kind, preventsDefault: preventsDefault, keys: keys, action)
  }
}

/// What runs on some keys only, or on events of some names.
final class KeyHandler {
  let keys: [HTML.Key]
  let action: Listener.Action

  init(_ keys: [HTML.Key], _ action: Listener.Action) {
    self.keys = keys
    self.action = action
  }
}

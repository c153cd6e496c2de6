/// The handler of an element for one kind of event.
@usableFromInline struct Listener {
  let kind: EventKind
  /// Whether the browser skips its own reaction.
  let preventsDefault: Bool
  /// The keys to report, or the names of custom events; all keys if empty.
  let keys: [HTML.Key]
  let action: Action

  /// The closure to run, by the type of its argument. The author's closure is stored directly where
  /// its type fits: a wrapper would cost an allocation each.
  enum Action {
    case plain(() -> Void)
    case text((String) -> Void)
    case number((Double) -> Void)
    case toggle((Bool) -> Void)
    case key((HTML.Key) -> Void)
    /// Returns false if the fields cannot be decoded.
    case fields((Submission) -> Bool)
    /// Returns false if the bytes cannot be decoded.
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
  /// Runs the closure; false if the payload does not fit it.
  func run(_ payload: EventPayload) -> Bool {
    switch (action, payload) {
    case (.plain(let action), .none): action()
    case (.text(let action), .input(let text, _)): action(text)
    case (.number(let action), .input(let text, _)):
      if let number = Self.number(text) { action(number) }
    case (.toggle(let action), .input(_, let isChecked)): action(isChecked)
    case (.fields(let action), .fields(let submission)): return action(submission)
    case (.bytes(let action), .bytes(let bytes)): return action(bytes)
    // Another listener of the element may ask for keys that this one does not. Such a key is
    // ignored here, and not refused.
    case (.key(let action), .key(let key)): if wants(key) { action(key) }
    default: return false
    }
    return true
  }

  private func wants(_ key: HTML.Key) -> Bool {
    keys.isEmpty || keys.contains { $0.name.hasSameBytes(as: key.name) }
  }

  /// Whether the listeners differ only in their actions, which the browser does not see.
  func listens(as other: Listener) -> Bool {
    kind == other.kind && preventsDefault == other.preventsDefault
      && keys.count == other.keys.count
      && (keys.isEmpty || !zip(keys, other.keys).contains { !$0.name.hasSameBytes(as: $1.name) })
  }

  /// The same listener with an action that does nothing.
  var withoutAction: Listener {
    Listener(kind, preventsDefault: preventsDefault, keys: keys, .plain {})
  }

  /// The same listener with another action.
  func running(_ action: Action) -> Listener {
    Listener(kind, preventsDefault: preventsDefault, keys: keys, action)
  }
}

/// A handler of certain keys, or of custom events of certain names.
final class KeyHandler {
  let keys: [HTML.Key]
  let action: Listener.Action

  init(_ keys: [HTML.Key], _ action: Listener.Action) {
    self.keys = keys
    self.action = action
  }
}

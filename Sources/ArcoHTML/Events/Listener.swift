/// What an element does on one kind of event.
struct Listener {
  let kind: EventKind
  /// Whether the browser should leave its own reaction out.
  let preventsDefault: Bool
  /// The only keys that matter; empty for all.
  let keys: [Key]
  /// Handles the payload; false if it does not have the shape asked for.
  let run: (EventPayload) -> Bool

  init(
    _ kind: EventKind,
    preventsDefault: Bool = false,
    keys: [Key] = [],
    run: @escaping (EventPayload) -> Bool
  ) {
    self.kind = kind
    self.preventsDefault = preventsDefault
    self.keys = keys
    self.run = run
  }
}

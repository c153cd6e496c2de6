// Contents of attributes, read in place: reading an attribute out of memory would copy its strings
// and closures.

extension UnsafeMutablePointer<Attribute> {
  private var kind: Attribute.Kind { pointee.written.kind }

  var isLive: Bool { kind == .live }

  var isClasses: Bool { kind == .classes }

  var isListener: Bool { kind == .listener }

  /// The kind of event that the attribute listens to.
  var event: EventKind {
    EventKind(rawValue: pointee.written.detail & 0x7F).unsafelyUnwrapped
  }

  /// The live property that the attribute sets.
  var property: LiveProperty {
    LiveProperty(rawValue: pointee.written.detail).unsafelyUnwrapped
  }

  /// The listener of a handler; nil for every other attribute.
  var listener: Listener? {
    guard isListener, let action else { return nil }
    var keys: [HTML.Key] = []
    if case .keyed(let handler) = pointee.more { keys = handler.keys }
    return Listener(
      event, preventsDefault: pointee.written.detail & 0x80 != 0, keys: keys, action)
  }

  /// The closure of a handler.
  var action: Listener.Action? {
    switch pointee.more {
    case .action(let action): action
    case .keyed(let handler): handler.action
    case .none, .classes, .several: nil
    }
  }

  /// The value as text. Nil if the attribute is absent, or is a listener or a list of attributes.
  var value: String? {
    switch kind {
    case .text, .live: return pointee.written.text
    case .flag: return pointee.written.detail == 0 ? nil : ""
    case .classes:
      var classes: String?
      add(to: &classes)
      return classes
    case .none, .listener, .several: return nil
    }
  }

  /// Appends the class names, separated by spaces.
  func add(to classes: inout String?) {
    guard isClasses else { return }
    guard case .classes(let list) = pointee.more else {
      return pointee.written.text.addAsClass(to: &classes)
    }
    for names in list { names.addAsClass(to: &classes) }
  }

  /// The kind of value that a template keeps for this attribute; nil for listeners, lists and none.
  var slot: Template.Slot.Kind? {
    switch kind {
    case .text: .attribute(pointee.written.name)
    case .flag: .flag(pointee.written.name)
    case .classes: .classes
    case .live: .live(property)
    case .none, .listener, .several: nil
    }
  }

  /// Whether both attributes set the same name. The later attribute then wins. Two class lists are
  /// never the same: they add up.
  fileprivate func meets(_ other: Self) -> Bool {
    if isListener || other.isListener {
      return isListener && other.isListener && event == other.event
    }
    return isLive == other.isLive && !(isClasses && other.isClasses)
      && pointee.written.name == other.pointee.written.name
  }
}

extension Draft {
  /// True if no two attributes set the same name, and each sets exactly one.
  func areApart(_ attributes: Span) -> Bool {
    for index in attributes.indices {
      let attribute = attribute(Int32(index))
      if attribute.slot == nil, !attribute.isListener { return false }
      for other in attributes.indices where other < index {
        if self.attribute(Int32(other)).meets(attribute) { return false }
      }
    }
    return true
  }

  /// The class names that attributes give together; nil for none.
  func classes(_ attributes: Span) -> String? {
    var classes: String?
    for index in attributes.indices { attribute(Int32(index)).add(to: &classes) }
    return classes
  }
}

extension String {
  fileprivate func addAsClass(to classes: inout String?) {
    guard !utf8.isEmpty else { return }
    if let former = classes { classes = former + " " + self } else { classes = self }
  }
}

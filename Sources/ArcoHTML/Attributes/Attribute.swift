/// Something said about an element: an attribute, a live property, or a handler.
///
///     button("+", .class("round"), .ariaLabel("More"), .onClick { send(.more) })
///
/// When a name is given twice the later one counts, so that a helper's defaults can be overridden;
/// classes add up.
///
/// - Isolation: not `Sendable`, since it may carry a handler.
public struct Attribute {
  let written: Written
  let more: More

  /// What compares by its bits: no gap is between these, nor at the end.
  struct Written {
    let name: Name
    let kind: Kind
    /// Whether a flag is set; which live property it is; an event's kind, and in the highest bit
    /// whether its default is prevented.
    let detail: UInt8
    /// Whether `more` has a list.
    let isList: Bool
    let text: String
  }

  enum Kind: UInt8 {
    case none
    case text
    /// There or not.
    case flag
    case classes
    case live
    case listener
    case several
  }

  /// What does not compare by its bits.
  enum More {
    case none
    case classes([String])
    case several([Attribute])
    case action(Listener.Action)
    /// What runs on some keys only, or on events of some names.
    case keyed(KeyHandler)
  }

  @inline(__always)
  private init(
    _ kind: Kind, _ name: Name = Name(""), detail: UInt8 = 0, isList: Bool = false,
    text: String = "", _ more: More = .none
  ) {
    written = Written(name: name, kind: kind, detail: detail, isList: isList, text: text)
    self.more = more
  }
}

extension Attribute {
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(_ name: Name, _ value: String) { self.init(.text, name, text: value) }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(_ literal: StaticString, _ value: String) { self.init(.text, Name(literal), text: value) }

  /// An attribute of the table, whose name needs no check.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(aria literal: StaticString, _ value: String) {
    self.init(.text, Name(literal, prefix: .aria), text: value)
  }

  init(aria literal: StaticString, _ value: Bool) {
    self.init(aria: literal, value ? "true" : "false")
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(_ literal: StaticString, ifTrue isPresent: Bool) {
    self.init(.flag, Name(literal), detail: isPresent ? 1 : 0)
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(classes: consuming String) { self.init(.classes, Name("class"), text: classes) }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(classList: [String]) {
    self.init(.classes, Name("class"), isList: true, .classes(classList))
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(_ property: LiveProperty, _ value: String) {
    Reachable.noteLive()
    self.init(.live, property.name, detail: property.rawValue, text: value)
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  init(_ kind: EventKind, preventsDefault: Bool = false, _ action: Listener.Action) {
    self.init(
      .listener, detail: kind.rawValue | (preventsDefault ? 0x80 : 0), .action(action))
  }

  /// What listens to some keys only.
  init(_ kind: EventKind, preventsDefault: Bool, _ handler: KeyHandler) {
    Reachable.noteKeyedHandlers()
    self.init(
      .listener, detail: kind.rawValue | (preventsDefault ? 0x80 : 0), isList: true,
      .keyed(handler))
  }

  /// The same, but what listens runs nothing.
  var withoutAction: Attribute {
    switch more {
    case .action:
      Attribute(written: written, more: .none)
    case .keyed(let handler):
      Attribute(written: written, more: .keyed(KeyHandler(handler.keys, .plain {})))
    case .none, .classes, .several:
      self
    }
  }

  private init(written: Written, more: More) {
    self.written = written
    self.more = more
  }
}

@available(*, unavailable)
extension Attribute: Sendable {}

extension Attribute {
  /// Says nothing.
  public static var empty: Attribute { Attribute(.none, Name("")) }

  /// Several at once, as a helper returns them.
  public static func several(_ attributes: [Attribute]) -> Attribute {
    Attribute(.several, isList: true, .several(attributes))
  }

  /// Attributes that are there only under a condition.
  ///
  ///     li(todo.title, .when(todo.isDone, .class("done"), .ariaChecked(true)))
  public static func when(_ condition: Bool, _ attributes: Attribute...) -> Attribute {
    several(condition ? attributes : [])
  }
}

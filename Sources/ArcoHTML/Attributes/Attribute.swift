/// An attribute, a live property or an event handler of an element.
///
///     button("+", .class("round"), .ariaLabel("More"), .onClick { send(.more) })
///
/// If an element gets the same name twice, the later one counts, so that a caller can override the
/// defaults of a helper function. Classes add up.
///
/// A *live* property is one that the user changes too, such as the text of a field: see
/// `value(_:)`.
///
/// - Isolation: not `Sendable`, since it may carry a handler.
public struct Attribute {
  let written: Written
  let more: More

  /// The members that are compared bit by bit: the layout has no gap between them, nor at the end.
  struct Written {
    let name: Name
    let kind: Kind
    /// For a flag: 1 if set. For a live property: its number. For a listener: the kind of event,
    /// and in the highest bit whether the default is prevented.
    let detail: UInt8
    /// True if `more` has a list.
    let isList: Bool
    let text: String
  }

  enum Kind: UInt8 {
    case none
    case text
    /// Present or absent, without a value.
    case flag
    case classes
    case live
    case listener
    case several
  }

  /// The members that cannot be compared bit by bit.
  enum More {
    case none
    case classes([String])
    case several([Attribute])
    case action(Listener.Action)
    /// A handler of certain keys, or of events of certain names.
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

  /// An `aria-` attribute whose name needs no check.
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

  /// A handler of certain keys only.
  init(_ kind: EventKind, preventsDefault: Bool, _ handler: KeyHandler) {
    Reachable.noteKeyedHandlers()
    self.init(
      .listener, detail: kind.rawValue | (preventsDefault ? 0x80 : 0), isList: true,
      .keyed(handler))
  }

  /// The same attribute; a listener keeps its kind and gets an empty action.
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
  /// No attribute, as the result of a condition or a helper.
  public static var empty: Attribute { Attribute(.none, Name("")) }

  /// Several attributes as one value, such as the result of a helper.
  public static func several(_ attributes: [Attribute]) -> Attribute {
    Attribute(.several, isList: true, .several(attributes))
  }

  /// Attributes that the element has only if `condition` is true.
  ///
  ///     li(todo.title, .when(todo.isDone, .class("done"), .ariaChecked(true)))
  public static func when(_ condition: Bool, _ attributes: Attribute...) -> Attribute {
    several(condition ? attributes : [])
  }
}

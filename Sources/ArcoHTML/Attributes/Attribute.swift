/// Something said about an element: an attribute, a live property, or a handler.
///
///     button("+", .class("round"), .ariaLabel("More"), .onClick { send(.more) })
///
/// When a name is given twice the later one counts, so that a helper's defaults can be overridden;
/// classes add up.
///
/// - Isolation: not `Sendable`, since it may carry a handler.
public struct Attribute {
  @usableFromInline let content: Content

  @usableFromInline enum Content {
    case none
    case text(Name, String)
    /// An attribute that is there or not.
    case flag(Name, Bool)
    case classes(String)
    case classList([String])
    case live(LiveProperty, String)
    case listener(Listener)
    case several([Attribute])
  }

  init(_ content: Content) {
    self.content = content
  }

  init(_ literal: StaticString, _ value: String) {
    content = .text(Name(literal), value)
  }

  init(_ literal: StaticString, ifTrue isPresent: Bool) {
    content = .flag(Name(literal), isPresent)
  }
}

@available(*, unavailable)
extension Attribute: Sendable {}

extension Attribute {
  /// Says nothing.
  public static var empty: Attribute { Attribute(.none) }

  /// Several at once, as a helper returns them.
  public static func several(_ attributes: [Attribute]) -> Attribute {
    Attribute(.several(attributes))
  }

  /// Attributes that are there only under a condition.
  ///
  ///     li(todo.title, .when(todo.isDone, .class("done"), .ariaChecked(true)))
  public static func when(_ condition: Bool, _ attributes: Attribute...) -> Attribute {
    Attribute(.several(condition ? attributes : []))
  }
}

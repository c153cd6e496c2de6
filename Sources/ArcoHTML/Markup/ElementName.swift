/// The name of an element, and how a parser treats its content.
@usableFromInline struct ElementName: Sendable {
  let name: Name
  let form: Form

  enum Form: UInt8, Sendable {
    /// A start tag, children, and an end tag.
    case normal
    /// As `normal`; a parser drops a newline after the start tag (`pre`).
    case preformatted
    /// A start tag only.
    case void
    /// An escaped text without a number of its own (`title`).
    case text
    /// As `text`; the text is the live value (`textarea`).
    case value
    /// A text that a parser does not unescape (`script`, `style`).
    case code
    /// As `normal`, in the SVG namespace.
    case svg
  }

  init(_ literal: StaticString, _ form: Form = .normal) {
    name = Name(literal)
    self.form = form
  }

  /// The name of no element, for pieces that are not elements.
  static var none: ElementName { ElementName("") }

  /// Whether the content is a single text without a number.
  var isLeaf: Bool {
    switch form {
    case .text, .value, .code: true
    case .normal, .preformatted, .void, .svg: false
    }
  }
}

extension ElementName {
  /// Whether both names come from the same literal. Other names may still be equal.
  @inline(__always)
  func isIdentical(to other: ElementName) -> Bool {
    form == other.form && name.isIdentical(to: other.name)
  }
}

extension ElementName: Equatable {
  @usableFromInline static func == (left: ElementName, right: ElementName) -> Bool {
    left.form == right.form && left.name == right.name
  }
}

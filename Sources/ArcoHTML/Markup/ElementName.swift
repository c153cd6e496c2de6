/// An element's name, and what a parser does with its content.
@usableFromInline struct ElementName: Sendable {
  let name: Name
  let form: Form

  enum Form: UInt8, Sendable {
    /// Begin tag, children, end tag.
    case normal
    /// As `normal`; the parser drops a newline that comes first.
    case preformatted
    /// A begin tag and nothing else.
    case void
    /// A text that is escaped and has no number (`title`).
    case text
    /// As `text`; the text is the live value (`textarea`).
    case value
    /// A text that the parser takes as it stands (`script`, `style`).
    case code
    /// As `normal`, in the SVG namespace.
    case svg
  }

  init(_ literal: StaticString, _ form: Form = .normal) {
    name = Name(literal)
    self.form = form
  }

  /// Where no element is.
  static var none: ElementName { ElementName("") }

  /// Whether the content is one text without a number.
  var isLeaf: Bool {
    switch form {
    case .text, .value, .code: true
    case .normal, .preformatted, .void, .svg: false
    }
  }
}

extension ElementName {
  /// Whether both are spelled by one literal; if not, they may still be equal.
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

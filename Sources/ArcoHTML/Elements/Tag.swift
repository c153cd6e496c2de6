/// An element that has children.
///
///     section(.class("card")) { h2("Water"); p("Warm") }
///     h1("Coffee")
///
/// The elements of the table are values of this type (`div`, `h1`, `HTML.p`, `SVG.circle`), called
/// like functions.
public struct Tag: Sendable {
  let name: ElementName

  init(_ literal: StaticString, _ form: ElementName.Form = .normal) {
    name = ElementName(literal, form)
  }

  /// The element with the pieces that the closure lists.
  public func callAsFunction(
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML = { HTML.empty }
  ) -> HTML {
    .element(name, attributes, content())
  }

  /// The element around one text.
  public func callAsFunction(_ text: String, _ attributes: Attribute...) -> HTML {
    .element(name, attributes, .text(text))
  }
}

/// An element that has no children, and takes none: `input(.type(.range), .min("0"))`.
public struct VoidTag: Sendable {
  let name: ElementName

  init(_ literal: StaticString, _ form: ElementName.Form = .void) {
    name = ElementName(literal, form)
  }

  /// The element.
  public func callAsFunction(_ attributes: Attribute...) -> HTML {
    .element(name, attributes, .empty)
  }
}

/// An element that holds one text and no elements: `title("Coffee")`.
public struct TextTag: Sendable {
  let name: ElementName

  init(_ literal: StaticString) {
    name = ElementName(literal, .text)
  }

  /// The element around a text.
  public func callAsFunction(_ text: String, _ attributes: Attribute...) -> HTML {
    .element(name, attributes, .text(text))
  }
}

/// An element whose text is a program and cannot be escaped: it takes what the source spells, never
/// data.
///
///     script(.src("/arco.js"), .defer())
///     style("body { margin: 0 }")
public struct CodeTag: Sendable {
  let name: ElementName

  init(_ literal: StaticString) {
    name = ElementName(literal, .code)
  }

  /// The element around a text of the source.
  ///
  /// - Precondition: the text has neither `</` nor `<!--`, at which a parser would leave the
  ///   element.
  public func callAsFunction(_ code: StaticString, _ attributes: Attribute...) -> HTML {
    precondition(isClosedInItself(code), "a script or style text ends at `</` and `<!--`")
    return .element(name, attributes, .text(code.text.withLineFeeds))
  }

  /// The element without text.
  public func callAsFunction(_ attributes: Attribute...) -> HTML {
    .element(name, attributes, .text(""))
  }

  private func isClosedInItself(_ code: StaticString) -> Bool {
    let bytes = code.bytes
    return !bytes.indices.dropLast().contains { index in
      bytes[index] == UInt8(ascii: "<")
        && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "!"))
    }
  }
}

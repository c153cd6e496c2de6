extension HTML {
  /// An element that has children.
  ///
  ///     section(.class("card")) { h2("Water"); p("Warm") }
  ///     h1("Coffee")
  ///
  /// The elements of the table are values of this type (`div`, `h1`, `HTML.p`, `SVG.circle`), called
  /// like functions.
  public struct Tag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString, _ form: ElementName.Form = .normal) {
      name = ElementName(literal, form)
    }

    /// The element with the pieces that the closure lists.
    @inline(never)
    public func callAsFunction(@HTML.Builder content: () -> HTML = { HTML.empty }) -> HTML {
      let run = Draft.Run()
      return run.element(name, run.noAttributes, around: content)
    }

    /// The element with an attribute and the pieces that the closure lists.
    @inline(never)
    public func callAsFunction(
      _ attribute: consuming Attribute, @HTML.Builder content: () -> HTML
    ) -> HTML {
      let run = Draft.Run()
      let start = run.note(attribute)
      return run.element(name, Span(start: start, count: 1), around: content)
    }

    /// The element with two attributes and the pieces that the closure lists.
    @inline(never)
    public func callAsFunction(
      _ attribute: consuming Attribute, _ other: consuming Attribute,
      @HTML.Builder content: () -> HTML
    ) -> HTML {
      let run = Draft.Run()
      let start = run.note(attribute)
      _ = run.note(other)
      return run.element(name, Span(start: start, count: 2), around: content)
    }

    // Inlined, so that the list of attributes is on the stack. Most have one or two, and no list.
    /// The element with three attributes or more, and the pieces that the closure lists.
    #if hasFeature(Embedded)
      @inline(never)
    #else
      @inlinable
    #endif
    public func callAsFunction(
      _ one: consuming Attribute, _ two: consuming Attribute, _ three: consuming Attribute,
      _ others: Attribute..., @HTML.Builder content: () -> HTML = { HTML.empty }
    ) -> HTML {
      let draft = Draft.ofThisRun
      let span = draft.span(of: one, two, three, others)
      let pieces = draft.memory.pointee.isRunning ? content() : draft.during(content)
      return HTML(draft, draft.element(name, span, pieces))
    }

    /// The element with an attribute, and nothing in it.
    @inline(never)
    public func callAsFunction(_ attribute: consuming Attribute) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      return HTML(draft, draft.element(name, Span(start: start, count: 1)))
    }

    /// The element with two attributes, and nothing in it.
    @inline(never)
    public func callAsFunction(
      _ attribute: consuming Attribute, _ other: consuming Attribute
    ) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      _ = draft.note(other)
      return HTML(draft, draft.element(name, Span(start: start, count: 2)))
    }

    /// The element around one text.
    @inline(never)
    public func callAsFunction(_ text: consuming String) -> HTML {
      let draft = Draft.ofThisRun
      return HTML(draft, draft.element(name, draft.noAttributes, text: text))
    }

    /// The element with an attribute, around one text.
    @inline(never)
    public func callAsFunction(
      _ text: consuming String, _ attribute: consuming Attribute
    ) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      return HTML(draft, draft.element(name, Span(start: start, count: 1), text: text))
    }

    /// The element with two attributes, around one text.
    @inline(never)
    public func callAsFunction(
      _ text: consuming String, _ attribute: consuming Attribute, _ other: consuming Attribute
    ) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      _ = draft.note(other)
      return HTML(draft, draft.element(name, Span(start: start, count: 2), text: text))
    }

    /// The element with three attributes or more, around one text.
    #if hasFeature(Embedded)
      @inline(never)
    #else
      @inlinable
    #endif
    public func callAsFunction(
      _ text: consuming String, _ one: consuming Attribute, _ two: consuming Attribute,
      _ three: consuming Attribute, _ others: Attribute...
    ) -> HTML {
      let draft = Draft.ofThisRun
      let span = draft.span(of: one, two, three, others)
      return HTML(draft, draft.element(name, span, text: text))
    }
  }
}

extension HTML {
  /// An element that has no children, and takes none: `input(.type(.range), .min("0"))`.
  public struct VoidTag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString, _ form: ElementName.Form = .void) {
      name = ElementName(literal, form)
    }

    /// The element.
    #if hasFeature(Embedded)
      @inline(never)
    #else
      @inlinable
    #endif
    public func callAsFunction(_ attributes: Attribute...) -> HTML {
      let draft = Draft.ofThisRun
      return HTML(draft, draft.element(name, draft.span(of: attributes)))
    }
  }
}

extension HTML {
  /// An element that holds one text and no elements: `title("Coffee")`.
  public struct TextTag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString) {
      name = ElementName(literal, .text)
    }

    /// The element around a text.
    public func callAsFunction(_ text: String, _ attributes: Attribute...) -> HTML {
      .element(name, attributes, text: text)
    }
  }
}

extension HTML {
  /// An element whose text is a program and cannot be escaped: it takes what the source spells, never
  /// data.
  ///
  ///     script(.src("/arco.js"), .defer())
  ///     style("body { margin: 0 }")
  public struct CodeTag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString) {
      name = ElementName(literal, .code)
    }

    /// The element around a text of the source.
    ///
    /// - Precondition: the text has neither `</` nor `<!--`, at which a parser would leave the
    ///   element.
    public func callAsFunction(_ code: StaticString, _ attributes: Attribute...) -> HTML {
      precondition(isClosedInItself(code), "a script or style text ends at `</` and `<!--`")
      return .element(name, attributes, text: code.text.withLineFeeds)
    }

    /// The element without text.
    public func callAsFunction(_ attributes: Attribute...) -> HTML {
      .element(name, attributes, text: "")
    }

    private func isClosedInItself(_ code: StaticString) -> Bool {
      let bytes = code.bytes
      return !bytes.indices.dropLast().contains { index in
        bytes[index] == UInt8(ascii: "<")
          && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "!"))
      }
    }
  }
}

extension HTML {
  /// An element around one text.
  static func element(_ name: ElementName, _ attributes: [Attribute], text: String) -> HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.element(name, draft.span(of: attributes), text: text))
  }
}

extension Draft {
  @usableFromInline func element(
    _ name: ElementName, _ attributes: Span, _ content: HTML
  ) -> Int32 {
    add(.element(name, attributes: attributes, content: index(of: content)))
  }

  @usableFromInline func element(
    _ name: ElementName, _ attributes: Span, text: consuming String
  ) -> Int32 {
    let content = add(text: text)
    return add(.element(name, attributes: attributes, content: content))
  }

  @usableFromInline func element(_ name: ElementName, _ attributes: Span) -> Int32 {
    let content = add(.empty)
    return add(.element(name, attributes: attributes, content: content))
  }
}

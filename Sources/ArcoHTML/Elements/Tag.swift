extension HTML {
  /// An element that can have children, such as `div`, `HTML.p` or `SVG.circle`. Call it like a
  /// function:
  ///
  ///     section(.class("card")) { h2("Water"); p("Warm") }
  ///     h1("Coffee")
  public struct Tag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString, _ form: ElementName.Form = .normal) {
      name = ElementName(literal, form)
    }

    /// The element with the result of `content` as its children.
    @inline(never)
    public func callAsFunction(@HTML.Builder content: () -> HTML = { HTML.empty }) -> HTML {
      let run = Draft.Run()
      return run.element(name, run.noAttributes, around: content)
    }

    /// The element with one attribute, and the result of `content` as its children.
    @inline(never)
    public func callAsFunction(
      _ attribute: consuming Attribute, @HTML.Builder content: () -> HTML
    ) -> HTML {
      let run = Draft.Run()
      let start = run.note(attribute)
      return run.element(name, Span(start: start, count: 1), around: content)
    }

    /// The element with two attributes, and the result of `content` as its children.
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

    // Inlined, so that the list of attributes is on the stack. Most elements have one or two
    // attributes, and make no list.
    /// The element with three or more attributes, and the result of `content` as its children.
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

    /// The element with one attribute and no children.
    @inline(never)
    public func callAsFunction(_ attribute: consuming Attribute) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      return HTML(draft, draft.element(name, Span(start: start, count: 1)))
    }

    /// The element with two attributes and no children.
    @inline(never)
    public func callAsFunction(
      _ attribute: consuming Attribute, _ other: consuming Attribute
    ) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      _ = draft.note(other)
      return HTML(draft, draft.element(name, Span(start: start, count: 2)))
    }

    /// The element with one text.
    @inline(never)
    public func callAsFunction(_ text: consuming String) -> HTML {
      let draft = Draft.ofThisRun
      return HTML(draft, draft.element(name, draft.noAttributes, text: text))
    }

    /// The element with one text and one attribute.
    @inline(never)
    public func callAsFunction(
      _ text: consuming String, _ attribute: consuming Attribute
    ) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      return HTML(draft, draft.element(name, Span(start: start, count: 1), text: text))
    }

    /// The element with one text and two attributes.
    @inline(never)
    public func callAsFunction(
      _ text: consuming String, _ attribute: consuming Attribute, _ other: consuming Attribute
    ) -> HTML {
      let draft = Draft.ofThisRun
      let start = draft.note(attribute)
      _ = draft.note(other)
      return HTML(draft, draft.element(name, Span(start: start, count: 2), text: text))
    }

    /// The element with one text and three or more attributes.
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
  /// An element without content, such as a field or a picture: `input(.type(.range), .min("0"))`.
  public struct VoidTag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString, _ form: ElementName.Form = .void) {
      name = ElementName(literal, form)
    }

    /// The element with its attributes.
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
  /// An element that holds one text and no other elements: `title("Coffee")`.
  public struct TextTag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString) {
      name = ElementName(literal, .text)
    }

    /// The element with its text and attributes.
    public func callAsFunction(_ text: String, _ attributes: Attribute...) -> HTML {
      .element(name, attributes, text: text)
    }
  }
}

extension HTML {
  /// An element whose content is code, which cannot be escaped. So the content must be a literal of
  /// the program, never data.
  ///
  ///     script(.src("/arco.js"), .defer())
  ///     style("body { margin: 0 }")
  public struct CodeTag: Sendable {
    @usableFromInline let name: ElementName

    init(_ literal: StaticString) {
      name = ElementName(literal, .code)
    }

    /// The element with code from a literal.
    ///
    /// - Precondition: the code has neither `</` nor `<!`, which could end the element early.
    public func callAsFunction(_ code: StaticString, _ attributes: Attribute...) -> HTML {
      precondition(
        isClosedInItself(code), "the text of a script or style must not contain `</` or `<!`")
      return .element(name, attributes, text: code.text.withLineFeeds)
    }

    /// The element without content, such as a script with an address.
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
  /// An element with one text.
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

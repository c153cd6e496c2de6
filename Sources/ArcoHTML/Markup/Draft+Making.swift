// How a run of a view makes pieces without retaining its draft for each: the run holds the draft
// anyway, and an element takes over the reference of its content.

extension Draft {
  /// The draft to which new markup is appended: that of the view that runs now, or a new draft if
  /// no view runs.
  struct Run: ~Copyable {
    private let memory: UnsafeMutablePointer<Memory>
    /// The draft, if no run of a view holds one.
    private let own: Draft?

    @inline(__always)
    init() {
      if let memory = Draft.memoryOfThisRun {
        self.memory = memory
        own = nil
      } else {
        let draft = Draft.make()
        memory = draft.memory
        own = draft
      }
    }

    @inline(__always)
    func note(_ attribute: consuming Attribute) -> Int32 {
      memory.pointee.attributes.add(attribute)
    }

    /// The empty span, for an element without attributes.
    @inline(__always)
    var noAttributes: Span { Span(start: memory.pointee.attributes.count, count: 0) }

    /// An element with the content that a closure makes.
    @inline(__always)
    func element(
      _ name: ElementName, _ attributes: Span, around content: () -> HTML
    ) -> HTML {
      if let own { return own.element(name, attributes, during: content) }
      var html = content()
      guard html.draft.memory == memory else { return html.inside(name, attributes) }
      html.index = memory.pointee.add(
        .element(name, attributes: attributes, content: html.index))
      return html
    }
  }

  @inline(never)
  private func element(
    _ name: ElementName, _ attributes: Span, during content: () -> HTML
  ) -> HTML {
    let pieces = during(content)
    return HTML(self, element(name, attributes, pieces))
  }
}

extension HTML {
  /// An element of this run with content of another draft.
  @inline(never)
  fileprivate consuming func inside(_ name: ElementName, _ attributes: Span) -> HTML {
    let draft = Draft.ofThisRun
    let memory = draft.memory
    // In two steps: within one expression `self` would be copied.
    let other = RareValue.html(consume self)
    let place = memory.pointee.rareValues.add(consume other)
    let content = memory.pointee.add(.other(place))
    return HTML(
      draft, memory.pointee.add(.element(name, attributes: attributes, content: content)))
  }
}

extension HTML {
  /// A list of statements that begins with this one.
  @inline(__always)
  consuming func listed(_ others: (borrowing Draft.List) -> Void) -> HTML {
    var html = consume self
    guard html.draft.memory == Draft.memoryOfThisRun else {
      html = html.here()
      html.list(others)
      return html
    }
    html.list(others)
    return html
  }

  @inline(__always)
  private mutating func list(_ others: (borrowing Draft.List) -> Void) {
    let list = Draft.List(draft.memory)
    list.add(first: index)
    others(list)
    index = list.end()
  }

  /// The same piece in the draft of this run.
  @inline(never)
  private consuming func here() -> HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.index(of: self))
  }
}

extension Draft {
  /// The empty span, for an element without attributes.
  var noAttributes: Span { Span(start: memory.pointee.attributes.count, count: 0) }

  /// A list of statements under construction. The caller holds the draft.
  struct List: ~Copyable {
    private let memory: UnsafeMutablePointer<Memory>
    private let start: Int32

    @inline(__always)
    init(_ memory: UnsafeMutablePointer<Memory>) {
      self.memory = memory
      start = memory.pointee.places.count
    }

    @inline(__always)
    func add(first index: Int32) { _ = memory.pointee.places.add(index) }

    @inline(__always)
    func add(_ html: borrowing HTML) {
      let index =
        html.draft.memory == memory ? html.index : Draft.add(other: copy html, to: memory)
      _ = memory.pointee.places.add(index)
    }

    @inline(__always)
    func end() -> Int32 {
      let count = memory.pointee.places.count &- start
      return memory.pointee.add(.list(Span(start: start, count: count)))
    }
  }
}

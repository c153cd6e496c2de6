// How the run of a view makes pieces without counting a reference to its draft for each: it holds the
// draft anyway, and an element takes over the reference of what is in it.

extension Draft {
  /// Where markup goes while it is made.
  struct Run: ~Copyable {
    private let memory: UnsafeMutablePointer<Memory>
    /// The draft, where no run holds it.
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

    /// Where the attributes of an element without any are.
    @inline(__always)
    var noAttributes: Span { Span(start: memory.pointee.attributes.count, count: 0) }

    /// An element around what a closure lists.
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
  /// An element of this run around what was made elsewhere.
  @inline(never)
  fileprivate consuming func inside(_ name: ElementName, _ attributes: Span) -> HTML {
    let draft = Draft.ofThisRun
    let memory = draft.memory
    // In steps: within one expression it would be copied.
    let other = Rarity.html(consume self)
    let place = memory.pointee.rarities.add(consume other)
    let content = memory.pointee.add(.other(place))
    return HTML(
      draft, memory.pointee.add(.element(name, attributes: attributes, content: content)))
  }
}

extension HTML {
  /// Statements, of which this is the first.
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
  /// Where the attributes of an element without any are.
  var noAttributes: Span { Span(start: memory.pointee.attributes.count, count: 0) }

  /// Statements that are being listed, in a draft that who lists them holds.
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

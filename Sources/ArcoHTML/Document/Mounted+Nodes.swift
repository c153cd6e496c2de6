/// A node of the page: what has a number.
enum MountedNode {
  case text(MountedText)
  case element(PageElement)

  var number: Int {
    switch self {
    case .text(let text): text.number
    case .element(let element): element.number
    }
  }
}

extension Mounted {
  /// Visits what is mounted right in it, in order, until the closure says stop by returning false.
  // Called by itself through its closures: put in their place, it would be there many times.
  @inline(never)
  @discardableResult
  func visitParts(_ visit: (Mounted) -> Bool) -> Bool {
    switch self {
    case .empty, .text, .leaf: true
    case .element(let element): visit(element.content)
    case .instance(let instance): instance.places.allSatisfy { visit($0.content) }
    case .list(let parts): parts.allSatisfy(visit)
    case .keyed(let rows): rows.rows.allSatisfy(visit)
    case .hole(let hole): hole.fillings.allSatisfy { visit($0.content) }
    case .filling(let filling): visit(filling.content)
    }
  }

  /// Visits all that is mounted right in it.
  @inline(never)
  func forEachPart(_ visit: (Mounted) -> Void) {
    visitParts { part in
      visit(part)
      return true
    }
  }

  /// Visits the outermost nodes in order until the closure says stop by returning false.
  @inline(never)
  @discardableResult
  func visitNodes(_ visit: (MountedNode) -> Bool) -> Bool {
    switch self {
    case .instance(let instance): instance.visitNodes(visit)
    case .text(let text): visit(.text(text))
    case .element(let element): visit(.element(.object(element)))
    default: visitParts { $0.visitNodes(visit) }
    }
  }

  /// The number of the first node; nil if nothing shows.
  var firstNumber: Int? {
    if case .instance(let instance) = self, instance.places.isEmpty { return instance.base }
    if case .filling(let filling) = self { return filling.firstNumber }
    var first: Int?
    visitNodes { node in
      first = node.number
      return false
    }
    return first
  }

  /// How many nodes are outermost.
  var width: Int {
    if case .instance(let instance) = self, instance.places.isEmpty {
      return instance.template.width
    }
    if case .filling(let filling) = self { return filling.content.width }
    var width = 0
    visitNodes { _ in
      width += 1
      return true
    }
    return width
  }
}

extension MountedFilling {
  /// The number of the first node; nil if nothing shows.
  var firstNumber: Int? { soleNodes?.number ?? content.firstNumber }

  /// The first of its outermost nodes and how many there are, where these are all a template's own.
  var soleNodes: (number: Int, count: Int)? {
    guard let instance = unmanagedInstance else { return nil }
    return instance._withUnsafeGuaranteedRef {
      $0.places.isEmpty ? ($0.base, $0.template.width) : nil
    }
  }
}

extension PageElement {
  /// Visits every element below, each with the form around it.
  func visitElements(
    within form: PageElement? = nil, _ visit: (PageElement, PageElement?) -> Void
  ) {
    visitNodes { node in
      guard case .element(let element) = node else { return true }
      visit(element, form)
      element.visitElements(
        within: element.name.name == Name("form") ? element : form, visit)
      return true
    }
  }
}

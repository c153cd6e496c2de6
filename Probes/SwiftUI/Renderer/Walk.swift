/// An element on the screen, with the modifiers and containers around it.
@MainActor struct Shown {
  let leaf: Leaf
  /// The changes of modifiers, the outermost first.
  var changes: [Change] = []
  /// The row of a list that contains it; nil if none does.
  var row: Place?
  /// The presentation that contains it; nil if none does.
  var presentation: Presentation?

  var appearances: [Appearance] {
    changes.enumerated().compactMap { depth, change in
      let key = Appearance.Key(place: leaf.place, depth: depth)
      return switch change {
      case .appear(let action): Appearance(key: key, appear: action, disappear: nil)
      case .disappear(let action): Appearance(key: key, appear: nil, disappear: action)
      case .task(let id, let action):
        Appearance(key: key, appear: nil, disappear: nil, task: (id, action))
      default: nil
      }
    }
  }

  /// Returns the result of the innermost change for which `find` returns one.
  func last<Value>(_ find: (Change) -> Value?) -> Value? {
    for change in changes.reversed() { if let found = find(change) { return found } }
    return nil
  }
}

/// Collects the elements on the screen.
@MainActor struct Walk {
  private(set) var found: [Shown] = []
  private(set) var presentations: [Presentation.Kind] = []

  static func all(_ node: Node) -> Walk {
    var walk = Walk()
    walk.visit(
      [.body(node)],
      Shown(leaf: Leaf(.text(""), at: Place(node: ObjectIdentifier(node), path: []))), inList: false
    )
    return walk
  }

  private mutating func visit(_ elements: [Element], _ around: Shown, inList: Bool) {
    for element in elements {
      switch element {
      case .body(let node): visit(node.elements, around, inList: inList)
      case .changed(.presentation(let presentation), let elements):
        visit(elements, around, inList: inList)
        let content = presentation.elements
        presentations += content.map { _ in presentation.kind }
        visit(content, Shown(leaf: around.leaf, presentation: presentation), inList: false)
      case .changed(.besideRows, let elements): visit(elements, around, inList: false)
      case .changed(let change, let elements):
        var around = around
        around.changes.append(change)
        visit(elements, around, inList: inList)
        if case .swipe(let actions) = change {
          around.row = nil
          visit(actions, around, inList: false)
        }
      case .leaf(let leaf): visit(leaf, around, inList: inList)
      }
    }
  }

  private mutating func visit(_ leaf: Leaf, _ around: Shown, inList: Bool) {
    var shown = Shown(
      leaf: leaf, changes: around.changes, row: around.row, presentation: around.presentation)
    if inList { shown.row = leaf.place }
    found.append(shown)
    shown.changes = shown.changes.filter { $0.isInherited }
    switch leaf.kind {
    case .container(let container, let elements):
      visit(elements, shown, inList: container == .list)
    case .button, .text, .field, .toggle, .number, .choice: break
    }
  }
}

extension Change {
  /// Whether the change also applies to the elements in a stack or a row.
  var isInherited: Bool {
    switch self {
    case .buttonStyle, .submit, .refresh, .selection, .disabled, .keys, .stack: true
    default: false
    }
  }
}

/// The place before which new nodes go, found only when there are some.
///
/// Siblings are compared from the last to the first, so that what follows is known, except where an
/// update begins in the middle of an element: after a filling or a hole.
enum Anchor {
  /// A node; 0 is the end of the parent.
  case node(Int)
  case afterFilling(Int)
  case afterHole(Int)

  static var end: Anchor { .node(0) }
}

extension Anchor {
  /// The number of the node to insert before.
  ///
  /// - Complexity: constant for a node; else linear in the siblings up to the place.
  func number(in parent: PageElement) -> Int {
    if case .node(let number) = self { return number }
    var search = Search(anchor: self)
    search.enter(below: parent)
    return search.found ?? 0
  }

  /// A walk over the siblings that takes the first node after the place.
  private struct Search {
    let anchor: Anchor
    var isPast = false
    var found: Int?

    mutating func enter(below parent: PageElement) {
      switch parent {
      case .object(let element): enter(element.content)
      case .node(let instance, let node): enter(instance, below: node)
      }
    }

    private mutating func enter(_ instance: Instance, below parent: Int) {
      instance.template.visitParts(of: parent) { part in
        switch part {
        case .place(let place): enter(instance.places[place].content)
        case .node(let node): if isPast { found = instance.number(of: node) }
        }
        return found == nil
      }
    }

    mutating func enter(_ mounted: Mounted) {
      guard found == nil else { return }
      if isPast {
        found = mounted.firstNumber
        return
      }
      switch mounted {
      case .element:
        break
      case .instance(let instance):
        enter(instance, below: -1)
      case .hole(let hole):
        // The place itself is not looked into: it is being changed.
        if case .afterHole(hole.id) = anchor {
          isPast = true
          return
        }
        for filling in hole.fillings { enter(filling) }
      default:
        mounted.forEachPart { enter($0) }
      }
    }

    private mutating func enter(_ filling: MountedFilling) {
      if case .afterFilling(filling.id) = anchor {
        isPast = true
        return
      }
      enter(filling.content)
    }
  }
}

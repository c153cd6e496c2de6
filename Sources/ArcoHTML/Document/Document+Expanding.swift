extension Document {
  /// The objects that an instance stands for, under the numbers that its nodes have.
  ///
  /// Used if the markup at this position takes another shape: objects can change one by one.
  func expanded(_ instance: Instance, in parent: PageElement) -> Mounted {
    unregister(instance)
    var expansion = Expansion(instance)
    let mounted = expansion.next(in: parent, document: self)
    return mounted
  }

  fileprivate func adopt(_ element: MountedElement, of instance: Instance, _ node: Int) {
    let page = PageElement.object(element)
    if !element.attributes.listeners.isEmpty { listening[element.number] = page }
    if page.isBarrier { barriers.append(page) }
    let former = PageElement.node(instance, node)
    for index in touched.indices where touched[index] === former { touched[index] = page }
    if Reachable.formerNumbers, let numbers = self.former {
      for (number, element) in numbers where element === former { self.former?[number] = page }
    }
  }

  /// Tells the holes that are outermost in a piece which element is around them now.
  fileprivate func place(_ mounted: Mounted, in parent: PageElement) {
    switch mounted {
    case .element:
      break
    case .instance(let instance):
      for (index, place) in instance.places.enumerated()
      where instance.template.places[index].parent < 0 {
        self.place(place.content, in: parent)
      }
    default:
      if case .hole(let hole) = mounted, holes[hole.id]?.hole === hole {
        holes[hole.id] = PlacedHole(hole, in: parent)
      }
      mounted.forEachPart { place($0, in: parent) }
    }
  }
}

/// The way along the steps of an instance's template while its objects are made.
private struct Expansion {
  let instance: Instance
  var step = 0
  var place = 0

  init(_ instance: Instance) {
    self.instance = instance
  }

  mutating func next(in parent: PageElement, document: Document) -> Mounted {
    let template = instance.template
    let step = template.steps[self.step]
    self.step += 1
    switch step {
    case .empty:
      return .empty
    case .text(let slot):
      let text = instance[Int(slot)] ?? ""
      if case .leaf = template.slots[Int(slot)].kind { return .leaf(text) }
      let node = Int(template.slots[Int(slot)].node)
      return .text(MountedText(number: instance.number(of: node), text: text))
    case .list(let count):
      return .list((0..<count).map { _ in next(in: parent, document: document) })
    case .place:
      defer { place += 1 }
      let content = instance.places[place].content
      document.place(content, in: parent)
      return content
    case .element(let node):
      let node = Int(node)
      let former = PageElement.node(instance, node)
      let element = MountedElement(
        number: former.number, name: former.name, attributes: former.attributes)
      document.adopt(element, of: instance, node)
      element.content = next(in: .object(element), document: document)
      return .element(element)
    }
  }
}

extension Document {
  /// Brings an element's attributes, live properties and handlers up to date.
  func updateAttributes(
    of element: MountedElement, to new: AttributeList, _ patch: inout Patch
  ) {
    var new = new
    let old = element.attributes
    updatePlain(element.number, old.plain, new.plain, &patch)
    // After the plain ones: a range clamps its value to the bounds it has at the time.
    updateLive(element.number, old.live, &new.live, &patch)
    let page = PageElement.object(element)
    let wasBarrier = page.isBarrier
    element.attributes = new
    if page.isBarrier != wasBarrier {
      if wasBarrier { forgetBarriers(1) } else { barriers.append(page) }
    }
    if new.listeners.isEmpty != old.listeners.isEmpty {
      listening[element.number] = new.listeners.isEmpty ? nil : page
    }
  }

  private func updatePlain(
    _ node: Int, _ old: [AttributeList.Plain], _ new: [AttributeList.Plain],
    _ patch: inout Patch
  ) {
    for (index, attribute) in new.enumerated() {
      let was = old.at(attribute.name, hint: index)
      if was.map({ !$0.value.hasSameBytes(as: attribute.value) }) ?? true {
        setAttribute(node, attribute.name, attribute.value, &patch)
      }
    }
    for (index, attribute) in old.enumerated()
    where new.at(attribute.name, hint: index) == nil {
      removeAttribute(node, attribute.name, &patch)
    }
  }

  /// Sets what the browser does not show yet. A view that stops giving a value leaves what is
  /// there.
  private func updateLive(
    _ node: Int, _ old: [AttributeList.Live], _ new: inout [AttributeList.Live],
    _ patch: inout Patch
  ) {
    guard Reachable.live else { return }
    for index in new.indices {
      let property = new[index].property
      let was = old.first { $0.property == property }
      if was.map({ !$0.shown.hasSameBytes(as: new[index].value) }) ?? true {
        setLive(node, property, new[index].value, &patch)
      }
    }
    for live in old where !new.contains(where: { $0.property == live.property }) {
      removeAttribute(node, live.property.name, &patch)
    }
  }
}

extension [AttributeList.Plain] {
  /// The attribute of a name; a view mostly gives the same ones in the same order, so one place is
  /// tried first.
  fileprivate func at(_ name: Name, hint: Int) -> Element? {
    if hint < count, self[hint].name == name { return self[hint] }
    return first { $0.name == name }
  }
}

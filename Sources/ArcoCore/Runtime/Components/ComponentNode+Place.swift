#if !hasFeature(Embedded)
  extension ComponentNode: Placing {
    func entry(of child: Node) -> Int? {
      guard let token = (child as? ChildInstances)?.token else { return nil }
      if let index = entries.firstIndex(where: { $0.plan?.token === token }) { return index }
      return extras?.attachments.firstIndex { $0.token === token }.map { entries.count + $0 }
    }

    func watcher(of send: Int) -> Int? {
      send == 0 ? nil : extras?.watchers.firstIndex { $0.number == send }
    }
  }

  extension PartNode: HavingKey {
    var anyKey: Any { key is any HiddenKey ? () : key }
  }
#endif

#if !hasFeature(Embedded)
  extension DriverWorks {
    /// Calls `hear` with each local state just before it changes, and at once with those that may
    /// have changed already.
    package func hearLocals(_ hear: @escaping (LocalView) -> Void) {
      let others = engine.hearLocal
      engine.hearLocal = { local in
        others?(local)
        hear(LocalView(node: local.treeNode))
      }
      node.each { node in
        guard node.isLocal else { return }
        if others == nil { node.announceChanges() }
        if let parent = node.parent, parent.privateChanges > 0 { hear(LocalView(node: node)) }
      }
    }

    /// The types of what views that are shown keep for themselves, each once.
    package var localTypes: [String] {
      var types: Set<String> = []
      node.each { node in
        if let local = node.localChange() { types.insert("\(type(of: local.state))") }
      }
      return types.sorted()
    }

    /// Puts back the local state of a view; false if there is no such view.
    package func put(_ change: LocalChange) -> Bool { change.put(below: node) }

    /// Runs `body` as a send whose inputs start nothing: what followed them is among them.
    package func replay(_ body: () -> Void) {
      engine.beginSend()
      engine.isReplaying = true
      body()
      engine.isReplaying = false
      engine.finish()
    }

    /// Lets parts come and go as the state has them.
    package func reconcile() {
      engine.runSteps()
      engine.reconcile()
    }
  }
#endif

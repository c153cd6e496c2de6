#if !hasFeature(Embedded)
  extension DriverWorks {
    /// Has something hear of each view before the state that it keeps for itself changes, and now of
    /// those whose state did change.
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

    /// Puts back what a view kept for itself; false if there is no such view.
    package func put(_ change: LocalChange) -> Bool { change.put(below: node) }

    /// Does something as a send whose inputs are followed by nothing: what followed them is among them.
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

#if !hasFeature(Embedded)
  extension DriverWorks {
    /// Calls `hear` with each local state just before it changes, and at once with the local states
    /// that may have changed already.
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

    /// The names of the types of local states in the tree, each once.
    package var localTypes: [String] {
      var types: Set<String> = []
      node.each { node in
        if let local = node.localChange() { types.insert("\(type(of: local.state))") }
      }
      return types.sorted()
    }

    /// Restores the local state of a view; false if there is no such view.
    package func put(_ change: LocalChange) -> Bool { change.put(below: node) }

    /// Runs `body` as a send whose inputs start no effects and lead to no further inputs. The
    /// replayed inputs include the further inputs.
    package func replay(_ body: () -> Void) {
      engine.beginSend()
      engine.isReplaying = true
      body()
      engine.isReplaying = false
      engine.finish()
    }

    /// Mounts and unmounts children according to the state.
    package func reconcile() {
      engine.runSteps()
      engine.reconcile()
    }
  }
#endif

import ArcoOptics

/// The instance of a child that has one at most.
final class SingleInstance<
  World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable
>: PathInstances<World, Whole, WholeInput, Void, Part, PartInput> {
  private var node: Instance?

  private var isPresent: Bool {
    guard canChange else { return owner.isAlive }
    guard let whole = owner.location.read() else { return false }
    return path.read(whole, ()) != nil
  }

  override func instance(_ key: Void) -> Instance? { node }

  override func open(_ key: Void) -> Instance? {
    if let node { return node }
    guard isPresent else { return nil }
    let node = make(())
    self.node = node
    children = [node]
    node.wake()
    placement?.mount(node)
    placement?.arrange(children)
    return node
  }

  override func openAll() {
    guard let node else { return openWatched() }
    placement?.mount(node)
    placement?.arrange(children)
  }

  override func openWatched() { _ = open(()) }

  override func reconcileInstances() {
    let isPresent = isPresent
    if isPresent == (node != nil) { return }
    if let node, !isPresent {
      node.tearDown()
      self.node = nil
      children = []
      placement?.arrange(children)
    } else if placement != nil || isWatched {
      openWatched()
    }
  }

  override func tearDown() {
    super.tearDown()
    node = nil
  }
}

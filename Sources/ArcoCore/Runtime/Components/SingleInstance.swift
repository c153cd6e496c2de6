/// The instance of a child that has one at most.
@usableFromInline
final class SingleInstance<
  World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable
>: PathInstances<World, Whole, WholeInput, Void, Part, PartInput> {
  /// No access to it spans a call, so none is checked.
  @exclusivity(unchecked)
  @usableFromInline
  var node: Instance?

  /// The part as the state has it; nil where it is gone.
  @inlinable
  func readPart() -> Part? {
    var part: Part?
    owner.look { whole in path.look(&whole, ()) { part = $0 } }
    return part
  }

  /// The instance, made if the state has the part.
  @inlinable
  func open() -> Instance? {
    if let node { return node }
    let part = readPart()
    guard canChange ? part != nil : owner.isAlive else { return nil }
    let node = make(())
    self.node = node
    children.append(node)
    node.wake()
    if let placement {
      if let part { placement.show(node, part) }
      placement.arrange(.news(1))
    }
    return node
  }

  /// Whether the state has the part.
  @inlinable
  var isPresent: Bool {
    guard canChange else { return owner.isAlive }
    var isPresent = false
    owner.look { whole in path.look(&whole, ()) { _ in isPresent = true } }
    return isPresent
  }

  @inlinable
  func reconcileOne() {
    guard let node else {
      if isNeeded { _ = open() }
      return
    }
    if isPresent { return }
    node.tearDown()
    self.node = nil
    children.removeLast()
    placement?.arrange(.end)
  }

  @usableFromInline
  override func tearDown() {
    super.tearDown()
    node = nil
  }
}

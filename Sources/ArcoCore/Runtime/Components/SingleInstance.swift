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
    owner.look { whole in
      // This object holds it.
      Unmanaged.passUnretained(path)._withUnsafeGuaranteedRef {
        $0.look(&whole, ()) { part = $0 }
      }
    }
    return part
  }

  /// The instance, made if the state has the part.
  @inlinable
  func open() -> Instance? {
    if node == nil { mount() }
    return node
  }

  /// Makes the instance if the state has the part.
  @inlinable
  @inline(__always)
  func mount() {
    let part = readPart()
    guard canChange ? part != nil : owner.isAlive else { return }
    let node = make(())
    self.node = node
    node.wake()
    // This holds it, and a child is placed once.
    uncountedPlacement?._withUnsafeGuaranteedRef { placement in
      if let part { placement.show(node, part) }
      placement.arrange(.one)
    }
    children.append(consume node)
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
      if isNeeded { mount() }
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

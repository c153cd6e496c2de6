/// The instance of a child that has one at most.
@usableFromInline
class SingleInstance<
  World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable
>: PathInstances<World, Whole, WholeInput, Void, Part, PartInput> {
  /// No access to it spans a call, so none is checked.
  @exclusivity(unchecked)
  @usableFromInline
  final var node: Instance?

  /// The part as the state has it; nil where it is gone.
  @inlinable
  final func readPart() -> Part? {
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
  final func open() -> Instance? {
    if node == nil { mount() }
    return node
  }

  /// Makes the instance if the state has the part.
  @inlinable
  @inline(__always)
  final func mount() {
    let part = readPart()
    guard canChange ? part != nil : owner.isAlive else { return }
    if let part { remember(part) }
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
  final var isPresent: Bool {
    guard canChange else { return owner.isAlive }
    var isPresent = false
    owner.look { whole in path.look(&whole, ()) { _ in isPresent = true } }
    return isPresent
  }

  @inlinable
  final func reconcileOne() {
    guard let node else {
      if isNeeded { mount() }
      return
    }
    if !isPresent { remove(node) }
  }

  @inlinable
  final func remove(_ node: Instance) {
    node.tearDown()
    self.node = nil
    children.removeLast()
    placement?.arrange(.end)
  }

  /// Notes the part that gets the instance.
  @usableFromInline
  func remember(_ part: Part) {}

  @usableFromInline
  override func tearDown() {
    super.tearDown()
    node = nil
  }
}

/// The instance of a child whose part has an identity: a part with another identity gets another instance.
@usableFromInline
final class IdentifiedInstance<
  World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable, ID: Equatable & Sendable
>: SingleInstance<World, Whole, WholeInput, Part, PartInput> {
  @usableFromInline
  let identify: @Sendable (Part) -> ID
  /// The identity of the part that the instance was made for.
  @usableFromInline
  var id: ID?

  @usableFromInline
  init(
    _ path: ChildPath<Whole, WholeInput, Void, Part, PartInput>,
    identifiedBy identify: @escaping @Sendable (Part) -> ID,
    of owner: TypedNode<Whole, WholeInput>,
    token: ChildToken,
    location: Location<Part, PartInput>,
    behavior: Behavior<World, Part, PartInput>,
    carryOut: @escaping (ChildInstances, Duty) -> Void
  ) {
    self.identify = identify
    super.init(
      path, of: owner, token: token, canChange: true, location: location, behavior: behavior,
      carryOut: carryOut)
  }

  @usableFromInline
  override func remember(_ part: Part) { id = identify(part) }

  @inlinable
  func reconcileIdentified() {
    if let node, let part = readPart(), identify(part) != id { remove(node) }
    reconcileOne()
  }
}

/// The instance of a child that has one at most.
@usableFromInline
class SingleInstance<
  World: Sendable, Whole, WholeInput: Sendable, Key: Sendable, Part, PartInput: Sendable
>: PathInstances<World, Whole, WholeInput, Key, Part, PartInput> {
  /// No access to it spans a call, so none is checked.
  @exclusivity(unchecked)
  @usableFromInline
  final var node: Instance?
  /// The key of whichever part is there.
  @usableFromInline
  final let anyKey: Key

  @usableFromInline
  init(
    _ path: ChildPath<Whole, WholeInput, Key, Part, PartInput>,
    anyKey: Key,
    of owner: TypedNode<Whole, WholeInput>,
    token: ChildToken,
    canChange: Bool,
    location: Location<Part, PartInput>,
    behavior: Behavior<World, Part, PartInput>,
    carryOut: @escaping (ChildInstances, Duty) -> Void
  ) {
    self.anyKey = anyKey
    super.init(
      path, of: owner, token: token, canChange: canChange, location: location, behavior: behavior,
      carryOut: carryOut)
  }

  /// The part as the state has it; nil where it is gone.
  @inlinable
  final func readPart() -> Part? {
    var part: Part?
    owner.look { whole in
      // This object holds it.
      Unmanaged.passUnretained(path)._withUnsafeGuaranteedRef {
        $0.look(&whole, anyKey) { part = $0 }
      }
    }
    return part
  }

  /// Returns the child's instance. Makes the instance if the parent's state has the child's part.
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
    let node = make(part.map { key(of: $0) } ?? anyKey)
    self.node = node
    node.wake()
    // This holds it, and a child is placed once.
    uncountedPlacement?._withUnsafeGuaranteedRef { placement in
      if let part { placement.show(node, part) }
      placement.arrange(.one)
    }
    children.append(consume node)
  }

  /// Whether the state has the part with a key.
  @inlinable
  final func isPresent(_ key: Key) -> Bool {
    guard canChange else { return owner.isAlive }
    var isPresent = false
    owner.look { whole in path.look(&whole, key) { _ in isPresent = true } }
    return isPresent
  }

  @inlinable
  final func reconcileOne() {
    if let node {
      if isPresent(node.key) { return }
      remove(node)
    }
    // Another part may be in the place of the one that is gone.
    if isNeeded { mount() }
  }

  @inlinable
  final func remove(_ node: Instance) {
    node.tearDown()
    self.node = nil
    children.removeLast()
    placement?.arrange(.end)
  }

  /// The key of a part that gets an instance.
  @usableFromInline
  func key(of part: Part) -> Key { anyKey }

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
>: SingleInstance<World, Whole, WholeInput, Identity<ID>, Part, PartInput> {
  @usableFromInline
  let identify: @Sendable (Part) -> ID

  @usableFromInline
  init(
    _ path: ChildPath<Whole, WholeInput, Identity<ID>, Part, PartInput>,
    identifiedBy identify: @escaping @Sendable (Part) -> ID,
    of owner: TypedNode<Whole, WholeInput>,
    token: ChildToken,
    location: Location<Part, PartInput>,
    behavior: Behavior<World, Part, PartInput>,
    carryOut: @escaping (ChildInstances, Duty) -> Void
  ) {
    self.identify = identify
    super.init(
      path, anyKey: .any, of: owner, token: token, canChange: true, location: location,
      behavior: behavior, carryOut: carryOut)
  }

  @usableFromInline
  override func key(of part: Part) -> Identity<ID> { Identity(identify(part)) }

  /// The instance of the part with an identity, made if the state has that part.
  ///
  /// Effects of one send come here before the parts are reconciled, so the instance may be that of a part that was
  /// replaced.
  @inlinable
  func open(_ identity: Identity<ID>) -> Instance? {
    guard isPresent(identity) else { return nil }
    if let node, !isPresent(node.key) { remove(node) }
    return open()
  }
}

/// A hole in a parent's view, filled by the instances of one child, in order.
///
/// A host keeps the hole where the parent's view has it, and fills it with each instance's content.
/// When the parent's view runs again, the views in the slot do not.
public final class Slot<Content> {
  /// Tells slots of one driver apart.
  public let id: Int
  /// The instances that are there now: one, none or one, or one for each element.
  public var instances: [Instance<Content>] { held }
  @exclusivity(unchecked)
  @usableFromInline
  var held: [Instance<Content>]
  /// Those that were added and are not in order yet.
  @exclusivity(unchecked)
  @usableFromInline
  var coming: [Instance<Content>]
  /// How the order came about since its host looked, as long as that is worth knowing.
  @exclusivity(unchecked)
  @usableFromInline
  var unseen: Rearrangement?
  /// What its host does when other instances are in it; called by the host alone.
  package var onChange: (() -> Void)?

  @usableFromInline
  init(id: Int) {
    self.id = id
    held = []
    coming = []
    unseen = nil
  }
}

extension Slot {
  /// The instances, for a host that begins to show them.
  @inlinable
  package func takeAll() -> [Instance<Content>] {
    unseen = nil
    return held
  }

  /// Lends the instance at a place, and counts no reference to it: the slot holds it.
  @inlinable
  @inline(__always)
  package func withInstance(at place: Int, _ body: (Instance<Content>) -> Void) {
    Unmanaged.passUnretained(held[place])._withUnsafeGuaranteedRef(body)
  }

  /// How the instances became those that are there now since its host looked last; nil if it has seen
  /// them.
  @inlinable
  package func takeRearrangement() -> Rearrangement? {
    unseen.take()
  }
}

@available(*, unavailable)
extension Slot: Sendable {}

/// One shown component instance.
public class Instance<Content> {
  /// Tells instances of one driver apart; never used again.
  public final let id: Int
  /// What its view function returned last.
  ///
  /// - Precondition: the part is there, if the host let go of what was drawn.
  public final var content: Content {
    guard let content = drawn ?? drawAgain() else {
      preconditionFailure("a part that is gone shows nothing")
    }
    return content
  }
  @exclusivity(unchecked)
  @usableFromInline
  final var drawn: Content?
  /// What its host does when it has new content, or has to show its content again.
  @usableFromInline
  package final var onChange: (() -> Void)?
  @exclusivity(unchecked)
  @usableFromInline
  final var handle: AnyObject?
  /// Whether its host asks for what it let go of, so that the view runs though it shows nothing new.
  @exclusivity(unchecked)
  @usableFromInline
  final var isWanted = false
  @usableFromInline
  final let node: Node

  @inlinable
  @inline(__always)
  init(id: Int, content: consuming Content, node: Node) {
    self.id = id
    self.drawn = consume content
    self.node = node
  }
}

extension Instance {
  /// Hands over what was drawn and keeps nothing of it, for a host that has its own picture of what it
  /// shows. Drawn again where nothing is left; nil where the part is gone.
  @inlinable
  package final func take() -> Content? {
    if let content = drawn.take() { return content }
    _ = drawAgain()
    return drawn.take()
  }

  /// What its host shows it by; known to the host alone.
  @inlinable
  package final var shown: AnyObject? {
    get { handle }
    set { handle = newValue }
  }

  #if !hasFeature(Embedded)
    /// The id of the element that is the instance's state; nil for a child that is no element of a collection.
    package final var elementID: Any? { node.elementID }
  #endif

  /// Whether there is something drawn that nobody took.
  @inlinable
  package final var isFresh: Bool { drawn != nil }

  @usableFromInline
  final func drawAgain() -> Content? {
    isWanted = true
    node.drawView(mayBeSame: false)
    isWanted = false
    return drawn
  }
}

@available(*, unavailable)
extension Instance: Sendable {}

extension Slot {
  /// A change that the host has to show after a send.
  public enum Change {
    /// An instance has new content.
    case drawn(Instance<Content>)
    /// A slot has other instances, or the same instances in another order. New instances have not been
    /// shown yet.
    case arranged(Slot)
  }
}

@available(*, unavailable)
extension Slot.Change: Sendable {}

/// A hole in a parent's view, which the instances of one child fill, in order.
///
/// A host keeps the hole at its place in the parent's view, and fills it with the content of each
/// instance. When the parent's view runs again, the views in the slot do not.
public final class Slot<Content> {
  /// The number of the slot, unique within one driver.
  public let id: Int
  /// The instances in the slot now: one, none or one, or one for each element.
  public var instances: [Instance<Content>] { held }
  @exclusivity(unchecked)
  @usableFromInline
  var held: [Instance<Content>]
  /// Instances that were added and are not in order yet.
  @exclusivity(unchecked)
  @usableFromInline
  var coming: [Instance<Content>]
  /// The change of the order since the host last looked, if it is small.
  @exclusivity(unchecked)
  @usableFromInline
  var unseen: Rearrangement?
  /// Called when the slot has other instances. Only the host sets it.
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
  /// Returns the instances, for a host that begins to show them.
  @inlinable
  package func takeAll() -> [Instance<Content>] {
    unseen = nil
    return held
  }

  /// Calls `body` with the instance at a position, without retaining it: the slot holds it.
  @inlinable
  @inline(__always)
  package func withInstance(at place: Int, _ body: (Instance<Content>) -> Void) {
    Unmanaged.passUnretained(held[place])._withUnsafeGuaranteedRef(body)
  }

  /// Returns the change of the order since the host last looked; nil if there is none.
  @inlinable
  package func takeRearrangement() -> Rearrangement? {
    unseen.take()
  }
}

@available(*, unavailable)
extension Slot: Sendable {}

/// A mounted component instance with a view.
public class Instance<Content> {
  /// The number of the instance, unique within one driver and never used again.
  public final let id: Int
  /// The last content of the view function.
  ///
  /// - Precondition: the part of the state is still present. (If the host has not taken the content
  ///   yet, it may be absent.)
  public final var content: Content {
    guard let content = drawn ?? drawAgain() else {
      preconditionFailure("a component instance has no content once its part of the state is gone")
    }
    return content
  }
  @exclusivity(unchecked)
  @usableFromInline
  final var drawn: Content?
  /// Called when the instance has new content, or has to show its content again.
  @usableFromInline
  package final var onChange: (() -> Void)?
  @exclusivity(unchecked)
  @usableFromInline
  final var handle: AnyObject?
  /// True while the host asks for content that it has taken, so that the view runs although nothing
  /// changed.
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
  /// Returns the content and keeps no copy, for a host that stores the content in a form of its
  /// own. Runs the view again if no content is left; nil if the part is gone.
  @inlinable
  package final func take() -> Content? {
    if let content = drawn.take() { return content }
    _ = drawAgain()
    return drawn.take()
  }

  /// The object by which the host shows the instance. Only the host uses it.
  @inlinable
  package final var shown: AnyObject? {
    get { handle }
    set { handle = newValue }
  }

  #if !hasFeature(Embedded)
    /// The id of the element that is the instance's state; nil if the child is not an element of a
    /// collection.
    package final var elementID: Any? { node.elementID }
  #endif

  /// True if there is content that the host has not taken.
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

/// A template on the page, with the values that stand in it.
///
/// - Isolation: that of its document. Nothing looks at an instance while it is read into, but what
///   its own document does, so its properties need no check of exclusive access.
final class Instance: MountedFilling {
  let template: Template
  /// The number that the first node would have if no place came before it.
  @exclusivity(unchecked) var base = 0
  /// The actions of its listeners, and after them the values of the slots that vary, as far as they
  /// were known when the instance was made or changed.
  @exclusivity(unchecked) private var held: UnsafeArray<Held>
  @exclusivity(unchecked) var places: [Place] = []
  /// Live values that the browser shows and the view does not say: slots and texts.
  @exclusivity(unchecked) var shown: [(slot: Int, value: String)] = []
  /// False once its nodes were taken off the page, when no operation may name them.
  @exclusivity(unchecked) var hasNodes = true

  enum Held {
    /// Nil for an attribute that is absent, and for a listener's action that is to come.
    case value(String?)
    case action(Listener.Action)
  }

  struct Place {
    var content: Mounted
    /// How many nodes stood there when the instance got its numbers.
    var count: Int
  }

  /// - Parameter isToListen: whether it is about to be said of each listener what it does, by `beginAction`.
  init(_ template: Template, isToListen: Bool = false) {
    self.template = template
    var held = template.takeRoom()
    if isToListen {
      held.count = Int32(truncatingIfNeeded: template.listeners.count)
    } else {
      for _ in template.listeners.indices { _ = held.add(.value(nil)) }
    }
    self.held = held
    super.init()
    if !template.places.isEmpty { places.reserveCapacity(template.places.count) }
  }

  deinit { template.giveBack(room: &held) }

  override func letGo() {
    held.removeAll()
    places = []
    shown = []
  }

  /// How many values it has of its own.
  var valueCount: Int { Int(held.count) - template.listeners.count }

  /// The value of a slot by its place among those that vary.
  func value(at place: Int) -> String? {
    if case .value(let value) = held[template.listeners.count + place] { return value }
    return nil
  }

  /// Returns the action of a listener.
  func action(of listener: Int) -> Listener.Action? {
    if case .action(let action) = held[listener] { return action }
    return nil
  }

  /// Says what a listener does.
  func setAction(of listener: Int, to action: consuming Listener.Action) {
    held[listener] = .action(action)
  }

  /// Says what a listener of a new instance does.
  @inline(__always)
  func beginAction(of listener: Int32, with action: consuming Listener.Action) {
    // Nothing is there yet.
    (held.values.unsafelyUnwrapped + Int(listener)).initialize(to: .action(action))
  }

  /// Gives a slot another value than it has.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  func set(_ slot: Int, to value: String?) {
    let place = Int(template.slots[slot].place)
    if place >= 0, place == valueCount {
      _ = held.add(.value(value))
    } else {
      change(slot, to: value)
    }
  }

  @inline(never)
  private func change(_ slot: Int, to value: String?) {
    let place = template.vary(slot)
    while valueCount < place {
      _ = held.add(.value(template.slots[Int(template.varying[valueCount])].first))
    }
    if valueCount == place {
      _ = held.add(.value(value))
      return
    }
    held[template.listeners.count + place] = .value(value)
  }
}

extension Instance {
  /// The number of a node of the template.
  func number(of node: Int) -> Int {
    var number = base + node
    for index in places.indices {
      guard template.places[index].node <= node else { break }
      number += places[index].count
    }
    return number
  }

  /// The value of a slot; nil for an attribute that is absent.
  subscript(_ slot: Int) -> String? {
    let place = Int(template.slots[slot].place)
    return place >= 0 && place < valueCount ? value(at: place) : template.slots[slot].first
  }

  /// Returns the value of a live slot that the browser is known to show.
  func shown(_ slot: Int) -> String? {
    if let index = shown.firstIndex(where: { $0.slot == slot }) { return shown[index].value }
    return self[slot]
  }

  /// Visits the outermost nodes below a node, or of the instance.
  @discardableResult
  func visitNodes(of parent: Int = -1, _ visit: (MountedNode) -> Bool) -> Bool {
    template.visitParts(of: parent) { part in
      switch part {
      case .place(let place): places[place].content.visitNodes(visit)
      case .node(let node): visit(mountedNode(node))
      }
    }
  }

  private func mountedNode(_ node: Int) -> MountedNode {
    guard template.nodes[node].name == nil else { return .element(.node(self, node)) }
    let slot = Int(template.nodes[node].slots.lowerBound)
    return .text(MountedText(number: number(of: node), text: self[slot] ?? ""))
  }
}

extension Instance {
  /// Returns the anchor after a place.
  ///
  /// - Parameter end: the anchor after the element around the place, or after the instance.
  func behind(_ place: Int, orElse end: Anchor) -> Anchor {
    let here = template.places[place]
    for other in (place + 1)..<max(places.count, place + 1)
    where template.places[other].parent == here.parent && template.places[other].node == here.node {
      if let number = places[other].content.firstNumber { return .node(number) }
    }
    let last = here.parent < 0 ? template.nodes.count : Int(template.nodes[Int(here.parent)].end)
    return Int(here.node) < last ? .node(number(of: Int(here.node))) : end
  }
}

import ArcoSwiftUI
import Observation

/// What stands for SwiftUI where only the host is there: a tree of tracked bodies, one for each slot
/// and instance.
///
/// As SwiftUI does, it runs a body again when something the body read has changed. A child is the
/// same as long as its slot or instance is. How SwiftUI compares views, keeps `@State` and takes taps
/// is in the renderer of `Probes/SwiftUI`, on which the views themselves are tested. What is dirty is run by
/// `settle()`, parents first, as at the end of a turn of the main run loop.
@MainActor final class Screen {
  private let root: Body
  private var dirty: [Body] = []
  /// How many bodies ran.
  private(set) var runs = 0

  init(_ slot: ShownSlot<SketchContent>) {
    root = Body(depth: 0) { [.slot(slot)] }
    run(root)
    settle()
  }

  /// Runs what changed.
  func settle() {
    while !dirty.isEmpty {
      let bodies = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for body in bodies where body.isDirty && body.isShown { run(body) }
    }
  }

  /// Runs an action and what changed by it; returns how many bodies ran.
  func runs(after action: () -> Void) -> Int {
    let before = runs
    action()
    settle()
    return runs - before
  }

  /// What is on the screen, a line each.
  var lines: [String] { root.lines }

  /// Presses the first button with a label; false if there is none.
  @discardableResult
  func press(_ label: String) -> Bool {
    guard let action = root.action(label) else { return false }
    action()
    settle()
    return true
  }

  private func run(_ body: Body) {
    runs += 1
    body.isDirty = false
    withObservationTracking {
      body.run()
    } onChange: { [weak self, weak body] in
      MainActor.assumeIsolated {
        guard let self, let body else { return }
        body.isDirty = true
        self.dirty.append(body)
      }
    }
    for child in body.children where child.isNew {
      child.isNew = false
      run(child)
    }
  }
}

/// A body with its identity, which lasts from one run of the parent to the next.
@MainActor private final class Body {
  enum Element {
    case text(String)
    case button(String, () -> Void)
    case slot(ShownSlot<SketchContent>)
    case instance(ShownInstance<SketchContent>)
  }

  let depth: Int
  private let make: () -> [Element]
  private var elements: [Element] = []
  private var bodies: [ObjectIdentifier: Body] = [:]
  var isDirty = false
  var isNew = true
  private(set) var isShown = true

  init(depth: Int, make: @escaping () -> [Element]) {
    self.depth = depth
    self.make = make
  }

  var children: [Body] { elements.compactMap(body(of:)) }

  func run() {
    elements = make()
    var kept: [ObjectIdentifier: Body] = [:]
    for element in elements {
      guard let key = key(of: element) else { continue }
      kept[key] = bodies[key] ?? child(element)
    }
    for (key, body) in bodies where kept[key] == nil { body.hide() }
    bodies = kept
  }

  private func hide() {
    isShown = false
    for body in bodies.values { body.hide() }
  }

  private func key(of element: Element) -> ObjectIdentifier? {
    switch element {
    case .text, .button: nil
    case .slot(let slot): ObjectIdentifier(slot)
    case .instance(let instance): ObjectIdentifier(instance)
    }
  }

  private func body(of element: Element) -> Body? { key(of: element).flatMap { bodies[$0] } }

  private func child(_ element: Element) -> Body? {
    switch element {
    case .text, .button: nil
    case .slot(let slot): Body(depth: depth + 1) { slot.instances.map { .instance($0) } }
    case .instance(let instance):
      Body(depth: depth + 1) {
        switch instance.content.late {
        case .view(let rendering): rendering.render().map(Self.elements(of:)) ?? []
        case .made(let make): Self.elements(of: make())
        case .slot(let slot): [.slot(slot)]
        }
      }
    }
  }

  private static func elements(of sketch: Sketch) -> [Element] {
    switch sketch {
    case .text(let text): [.text(text)]
    case .button(let label, let action): [.button(label, action)]
    case .list(let sketches): sketches.flatMap(elements(of:))
    case .part(let content): content.slot.map { [.slot($0)] } ?? []
    }
  }

  var lines: [String] {
    elements.flatMap { element in
      if case .text(let text) = element { [text] } else { body(of: element)?.lines ?? [] }
    }
  }

  func action(_ label: String) -> (() -> Void)? {
    for element in elements {
      if case .button(label, let action) = element { return action }
      if let action = body(of: element)?.action(label) { return action }
    }
    return nil
  }
}

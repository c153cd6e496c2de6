import ArcoComonads

/// What a component with layers does, without spaces, handlers and drivers: places and a list of notes.
///
/// - C: the container of the kind.
/// - Place: the model of where one is.
struct LayerModel<C: Container, Place: Sendable> {
  let kind: Kind<C, Place>
  let base: Base
  /// From the innermost to the outermost.
  let layers: [Layer]
  /// Counted as the outermost layer counts.
  private var here: Place
  /// Where each component is that is used, by the number of its layer and as that layer counts.
  private var elsewhere: [Int: Place] = [:]
  private(set) var notes: [String] = []

  init(_ kind: Kind<C, Place>, _ base: Base, _ layers: [Layer]) {
    (self.kind, self.base, self.layers) = (kind, base, layers)
    here = kind.start
    for (number, layer) in layers.enumerated() {
      switch layer {
      case .select(let n): here = kind.moved(here, n)
      case .lift: here = kind.turned(here)
      case .using: elsewhere[number] = kind.start
      case .onEffect, .onEffectAction, .map: break
      }
    }
  }

  var shown: String {
    layers.reduce(kind.shows(turned(here, from: 0, to: layers.count))) { text, layer in
      if case .map = layer { "[\(text)]" } else { text }
    }
  }

  /// What the components show that were used, the innermost first.
  var othersShown: [String] {
    layers.indices.compactMap { elsewhere[$0].map(kind.shows) }
  }

  /// Takes an act of the view, and tells every layer of it.
  mutating func report(_ n: Int) {
    let place = seen(from: 0)
    switch base {
    case .plain, .handling: put(kind.moved(place, n), from: 0)
    case .narrow: put(kind.turned(kind.moved(kind.turned(place), n)), from: 0)
    }
    for (depth, layer) in layers.enumerated() {
      let place = seen(from: depth)
      switch layer {
      case .onEffect(let n): notes.append("\(n): \(kind.tells(place))")
      case .onEffectAction(let n):
        if isMoved(kind.tells(place)) { put(kind.moved(place, n), from: depth) }
      case .select, .lift, .using, .map: break
      }
    }
  }

  /// The place that a layer speaks to, counted as that layer counts: that of the next `using` around
  /// it, else this component's own.
  private func seen(from depth: Int) -> Place {
    let end = end(from: depth)
    return turned(elsewhere[end] ?? here, from: depth, to: end)
  }

  private mutating func put(_ place: Place, from depth: Int) {
    let end = end(from: depth)
    let place = turned(place, from: depth, to: end)
    if elsewhere[end] == nil { here = place } else { elsewhere[end] = place }
  }

  private func end(from depth: Int) -> Int {
    (depth..<layers.count).first { elsewhere[$0] != nil } ?? layers.count
  }

  /// The place counted as it is between two layers: two lifts are none.
  private func turned(_ place: Place, from depth: Int, to end: Int) -> Place {
    let lifts = layers[depth..<end].count { if case .lift = $0 { true } else { false } }
    return lifts.isMultiple(of: 2) ? place : kind.turned(place)
  }
}

import Arco
import ArcoHTML
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import Foundation
import Testing

/// A part with rows of parts, a part that is there or not, and a part that always is.
private struct Plant: Sendable {
  var look = 0
  var rows = Rows<Int, Plant>()
  var bud: [Plant] = []
  var root: [Plant] = []
  var lastID = 0

  init(depth: Int) {
    if depth > 0 { root = [Plant(depth: depth - 1)] }
  }
}

private indirect enum Growth: Sendable {
  case look(Int)
  case add(depth: Int, at: Int)
  case remove(Int)
  case move(Int, Int)
  case bud(depth: Int)
  case wither
  case shuffle(UInt64)
  case row(Int, Growth)
  case inBud(Growth)
  case inRoot(Growth)
}

private let growing = Dispatcher<Void, Plant, Growth>.reduce { plant, growth in
  switch growth {
  case .look(let look): plant.look = look
  case .add(let depth, let place):
    plant.lastID += 1
    plant.rows.insert(Plant(depth: depth), id: plant.lastID, at: place % (plant.rows.count + 1))
  case .remove(let place):
    if !plant.rows.isEmpty { plant.rows.remove(id: plant.rows.id(at: place % plant.rows.count)) }
  case .move(let from, let to):
    guard !plant.rows.isEmpty else { return }
    plant.rows.move(id: plant.rows.id(at: from % plant.rows.count), to: to % plant.rows.count)
  case .bud(let depth): plant.bud = [Plant(depth: depth)]
  case .wither: plant.bud = []
  case .shuffle(let seed):
    var random = SeededRandom(seed: seed)
    let keys = plant.rows.keys.shuffled(using: &random).dropLast(random.below(2))
    let old = plant.rows
    plant.rows = Rows(keys.compactMap { key in old.element(id: key).map { (key, $0) } })
  case .row, .inBud, .inRoot: break
  }
}

private func first(_ path: any WritableKeyPath<Plant, [Plant]> & Sendable) -> Affine<Plant, Plant> {
  Affine(
    extract: { $0[keyPath: path].first },
    modifyIfPresent: { plant, body in
      if !plant[keyPath: path].isEmpty { body(&plant[keyPath: path][0]) }
    })
}

private let rowInput = Prism<Growth, (Int, Growth)>(Growth.row) {
  if case .row(let id, let growth) = $0 { (id, growth) } else { nil }
}
private let budInput = Prism(Growth.inBud) { if case .inBud(let it) = $0 { it } else { nil } }
private let rootInput = Prism(Growth.inRoot) { if case .inRoot(let it) = $0 { it } else { nil } }

/// Decides what clicks do, and remembers the plant that the outermost view saw.
@MainActor private final class Gardener {
  var random: SeededRandom
  var plant = Plant(depth: 3)

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  func growth(_ depth: Int) -> Growth {
    let depth = max(depth - 1, 0)
    switch random.below(9) {
    case 0, 1: return .look(random.below(12))
    case 2, 3: return .add(depth: depth, at: random.below(9))
    case 4: return .remove(random.below(9))
    case 5: return .move(random.below(9), random.below(9))
    case 6: return .bud(depth: depth)
    case 7: return .shuffle(random.next())
    default: return .wither
    }
  }

  func component(_ depth: Int, isOutermost: Bool = true) -> Component<Void, Plant, Growth, HTML> {
    Component(
      growing,
      Face.placing { parts in
        var (rows, bud, root) = (HTML.empty, HTML.empty, HTML.empty)
        if depth > 0 {
          let part = { self.component(depth - 1, isOutermost: false) }
          rows = parts.attach(part(), each: Lens(\Plant.rows), input: rowInput)
          bud = parts.attach(part(), ifPresent: first(\Plant.bud), input: budInput)
          root = parts.attach(part(), ifPresent: first(\Plant.root), input: rootInput)
        }
        return parts.view { plant, send in
          if isOutermost { self.plant = plant }
          return self.view(plant, [rows, bud, root]) {
            for _ in 0...self.random.below(2) { send(self.growth(depth)) }
          }
        }
      })
  }

  /// Twelve looks: which children show, in which order, around what.
  private func view(_ plant: Plant, _ parts: [HTML], _ act: @escaping () -> Void) -> HTML {
    let turned = parts[(plant.look % 3)...] + parts[..<(plant.look % 3)]
    return .list([
      button("\(plant.look)", .onClick(act), .title("\(plant.rows.count)")),
      plant.look % 4 == 1 ? "" : plant.look % 4 == 2 ? "text" : .empty,
      plant.look % 2 == 0 ? ul { turned.first ?? .empty } : .list(Array(turned.prefix(1))),
      plant.look % 4 == 3 ? .empty : turned[turned.startIndex + 1],
      plant.look > 5 ? div(.class("last")) { turned.last ?? .empty } : .empty,
    ])
  }
}

/// 50 gardens, and 1,000 in the long form (`ARCO_SOAK=1`).
@MainActor @Suite struct PagePropertySoakTests {
  private nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 1...1_000 : 1...50

  @Test(arguments: seeds)
  func `a page that was used shows what a new page of the same state shows`(seed: UInt64) throws {
    let gardener = Gardener(seed: seed)
    let page = Page(Program(gardener.component(3), state: gardener.plant))
    let browser = TestPage(page)
    for step in 0..<25 {
      let offered = page.inspect { $0.inspection() }.filter { node in
        node.attributes.contains { $0.name == "data-on" }
      }
      let target = try #require(offered.randomElement(using: &gardener.random))
      #expect(page.receive(Event(node: target.number, kind: .click)) == nil)
      #expect(throws: Never.self, "seed \(seed), step \(step)") { try browser.verify() }
      if gardener.random.below(8) == 0 { browser.rebuild() }
      if gardener.random.below(8) == 0 { browser.adoptAgain() }
      let shown = String(decoding: page.markup(), as: UTF8.self)
      let fresh = Page(Program(gardener.component(3), state: gardener.plant))
      #expect(
        shown == String(decoding: fresh.markup(), as: UTF8.self), "seed \(seed), step \(step)")
    }
  }
}

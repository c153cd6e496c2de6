import ArcoHTML
import ArcoTesting

/// What should be on the page; fillings of a hole 1 or 2 may have a hole of their own, 1000 and
/// their id.
final class PageModel {
  private var random: SeededRandom
  private var root: Spec = .empty
  private var order: [Int: [Int]] = [:]
  private var contents: [Int: Spec] = [:]

  private let depth: Int

  /// - Parameter depth: how deep the root's elements may nest.
  init(seed: UInt64, depth: Int = 4) {
    random = SeededRandom(seed: seed)
    self.depth = depth
    root = newRoot()
    for hole in [1, 2] { order[hole] = newOrder(hole) }
  }

  var html: HTML { root.html { self.fillings($0) } }

  func fresh() -> Document {
    let document = Document()
    document.mount(shown: html)
    return document
  }

  func step(_ document: Document, _ patch: inout Patch) {
    let hole = order.keys.sorted().randomElement(using: &random) ?? 1
    switch random.below(4) {
    case 0:
      root = newRoot()
      document.show(html, into: &patch)
    case 1:
      order[hole] = newOrder(hole)
      document.arrange(hole: hole, fillings: fillings(hole), into: &patch)
    default:
      guard let id = contents.keys.sorted().randomElement(using: &random) else { return }
      let spec = newContent(id)
      contents[id] = spec
      document.update(filling: id, to: spec.html { self.fillings($0) }, into: &patch)
    }
  }

  private func fillings(_ hole: Int) -> [Filling] {
    (order[hole] ?? []).map { id in
      Filling(id: id, content: (self.contents[id] ?? .empty).html { self.fillings($0) })
    }
  }

  private func newRoot() -> Spec {
    var holes = [1, 2]
    return .list((0..<3).map { _ in .random(depth: depth, holes: &holes, using: &random) })
  }

  private func newOrder(_ hole: Int) -> [Int] {
    let ids = (0..<6).map { hole * 100 + $0 }.shuffled(using: &random).prefix(random.below(7))
    for id in ids where contents[id] == nil { contents[id] = newContent(id) }
    return Array(ids)
  }

  private func newContent(_ id: Int) -> Spec {
    var holes: [Int] = []
    if id < 1000 {
      holes = [1000 + id]
      if order[1000 + id] == nil { order[1000 + id] = newOrder(1000 + id) }
    }
    return .random(depth: min(depth, 2), holes: &holes, using: &random)
  }
}

extension Document {
  /// Fills a hole with other fillings, or in another order, for who does not know what changed. Those
  /// that stay are not rendered again.
  package func arrange(hole id: Int, fillings new: [Filling], into patch: inout Patch) {
    guard let hole = holes[id]?.hole else { return }
    let order = Reordering(from: hole.fillings.map { $0.id }, to: new.map { $0.id })
    arrange(hole: id, by: FillingOrder(order), into: &patch) { new[$0] }
  }
}

/// A new order of fillings, step by step.
private struct FillingOrder: Arrangement {
  let steps: [Reordering.Step]
  let removed: [Range<Int>]
  private var runs: [(start: Int, count: Int)] = []

  init(_ order: Reordering) {
    steps = order.steps
    removed = order.removed
    for step in steps {
      let start =
        switch step {
        case .insert: -1
        case .keep(let old), .move(let old): old
        }
      if let last = runs.last, last.start < 0 ? start < 0 : last.start + last.count == start {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((start, 1))
      }
    }
  }

  var runCount: Int { runs.count }

  func run(_ index: Int) -> (start: Int, count: Int) { runs[index] }

  func apply(to fillings: inout [MountedFilling], new: [MountedFilling]) {
    var coming = new.makeIterator()
    fillings = steps.compactMap { step in
      switch step {
      case .insert: coming.next()
      case .keep(let old), .move(let old): fillings[old]
      }
    }
  }
}

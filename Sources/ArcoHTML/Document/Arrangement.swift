/// How the fillings of a hole become others: who keeps a list for each of them says what changed in it.
package protocol Arrangement {
  /// The new order as runs of fillings that were neighbours, each from the place of its first one; less
  /// than 0 for fillings that are new.
  var runs: [(start: Int, count: Int)] { get }
  /// The places of those that are gone, ascending.
  var removed: [Range<Int>] { get }

  /// Does the same to a list.
  func apply<Item>(to items: inout [Item], new: [Item])
}

extension Document {
  /// Changes the fillings of a hole. Those that stay where they are, are neither rendered again nor
  /// looked at.
  ///
  /// Nothing happens if the hole is not on the page.
  /// - Parameter filling: takes the new place of one that comes.
  package func arrange(
    hole id: Int, by order: some Arrangement, into patch: inout Patch, filling: (Int) -> Filling
  ) {
    guard let (hole, parent) = holes[id].map({ ($0.hole, $0.parent) }) else { return }
    for range in order.removed { remove(hole.fillings[range].map { .filling($0) }, &patch) }
    let runs = order.runs
    let staying = Reordering.heaviestIncreasing(
      runs.map { $0.start < 0 ? nil : $0.start }, weights: runs.map { $0.count })
    var anchor = Anchor.afterHole(id)
    var new: [MountedFilling] = []
    var end = runs.reduce(0) { $0 + $1.count }
    // From the last to the first, so that what follows is known.
    for (run, stays) in zip(runs, staying).reversed() {
      end -= run.count
      if run.start < 0 {
        let come = (end..<(end + run.count)).map { mounted(filling($0), hole: hole, in: parent) }
        writeInsertion(of: come.map { .filling($0) }, in: parent, before: anchor, &patch)
        new.insert(contentsOf: come, at: 0)
        anchor = come[...].anchor ?? anchor
        continue
      }
      let old = hole.fillings[run.start..<(run.start + run.count)]
      if !stays {
        for filling in old.reversed() {
          move(.filling(filling), in: parent, before: anchor, &patch)
          if let number = filling.content.firstNumber { anchor = .node(number) }
        }
      }
      anchor = old.anchor ?? anchor
    }
    order.apply(to: &hole.fillings, new: new)
  }
}

extension ArraySlice<MountedFilling> {
  /// The place before the first node of these; nil if they show none.
  fileprivate var anchor: Anchor? {
    for filling in self {
      if let number = filling.content.firstNumber { return .node(number) }
    }
    return nil
  }
}

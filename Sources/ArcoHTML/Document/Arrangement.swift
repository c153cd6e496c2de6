/// A change of the order of a hole's fillings, described by the code that keeps one item for each
/// filling.
package protocol Arrangement {
  /// The number of runs in the new order. A run is a list of new fillings, or of fillings that were
  /// neighbours before. The number is 0 if fillings were only removed.
  var runCount: Int { get }
  /// Returns a run: the old place of its first filling, or less than 0 for new fillings, and its
  /// length.
  func run(_ index: Int) -> (start: Int, count: Int)
  /// The old places of the removed fillings, ascending.
  var removed: [Range<Int>] { get }
  /// Applies the change to the fillings. The function is not generic, so that the compiler
  /// specialises it.
  func apply(to fillings: inout [MountedFilling], new: [MountedFilling])
}

extension Document {
  /// Changes the fillings of a hole. Fillings that stay in place are neither rendered nor visited.
  ///
  /// Nothing happens if the hole is not on the page.
  /// - Parameter filling: returns the new filling for a place.
  package func arrange(
    hole id: Int, by order: some Arrangement, into patch: inout Patch, filling: (Int) -> Filling
  ) {
    guard let place = holes[id] else { return }
    let (hole, parent) = (place.hole, place.parent)
    for range in order.removed {
      remove(hole.fillings[range], &patch)
    }
    let staying = order.staying
    var anchor = Anchor.afterHole(id)
    var new: [MountedFilling] = []
    var end = order.count
    // From the last to the first, so that what follows is known.
    for index in stride(from: order.runCount - 1, through: 0, by: -1) {
      let run = order.run(index)
      end -= run.count
      if run.start < 0 {
        let come = MountedHole(id: id)
        come.fillings.reserveCapacity(run.count)
        for index in end..<(end + run.count) {
          come.fillings.append(mounted(filling(index), in: place))
        }
        writeInsertion(of: .hole(come), in: parent, before: anchor, &patch)
        anchor = come.fillings[...].anchor ?? anchor
        new = new.isEmpty ? come.fillings : come.fillings + new
        continue
      }
      let old = run.start..<(run.start + run.count)
      if let staying, !staying[index].stays {
        for place in old.reversed() {
          let filling = hole.fillings[place]
          move(filling, in: parent, before: anchor, &patch)
          if let number = filling.firstNumber { anchor = .node(number) }
        }
      }
      anchor = hole.fillings[old].anchor ?? anchor
    }
    order.apply(to: &hole.fillings, new: new)
  }

  /// Lets two fillings of a hole change places, the former of which is given first.
  ///
  /// Nothing happens if the hole is not on the page.
  package func swap(_ one: Int, _ other: Int, inHole id: Int, into patch: inout Patch) {
    holes.look(at: id) { place in
      let hole = place.hole
      let behind = hole.firstNumber((other + 1)..<hole.fillings.count)
      move(one, of: place, before: behind.map { .node($0) } ?? .afterHole(id), &patch)
      if let between = hole.firstNumber((one + 1)..<other) {
        move(other, of: place, before: .node(between), &patch)
      }
      hole.fillings.withUnsafeMutableBufferPointer { $0.swapAt(one, other) }
    }
  }

  /// Moves what one filling of a hole shows. The hole holds it, and that changes nothing in it.
  private func move(
    _ filling: Int, of place: PlacedHole, before anchor: Anchor, _ patch: inout Patch
  ) {
    Unmanaged.passUnretained(place.hole.fillings[filling])._withUnsafeGuaranteedRef {
      if case .node(let next) = anchor, let nodes = $0.soleNodes, nodes.count == 1 {
        move(nodes.number, in: place.parent.number, before: next, &patch)
      } else {
        move($0, in: place.parent, before: anchor, &patch)
      }
    }
  }
}

extension MountedHole {
  /// The number of the first node that some of the fillings show; nil if they show none.
  fileprivate func firstNumber(_ places: Range<Int>) -> Int? {
    for place in places {
      if let number = fillings[place].firstNumber { return number }
    }
    return nil
  }
}

extension Document {
  /// Adds a filling to a hole; the others stay as they are.
  ///
  /// Nothing happens if the hole is not on the page.
  package func insert(
    _ filling: Filling, at place: Int, inHole id: Int, into patch: inout Patch
  ) {
    insert(
      filling.id, at: place, inHole: id, into: &patch, content: filling.content,
      whenMounted: filling.whenMounted)
  }

  /// Does the same for a filling that is given by its parts, none of which is kept.
  package func insert(
    _ id: Int, at place: Int, inHole holeID: Int, into patch: inout Patch, content: () -> HTML,
    whenMounted: (MountedFilling) -> Void
  ) {
    // The hole stays on the page, whatever is mounted in it.
    holes.find(holeID)?._withUnsafeGuaranteedRef { here in
      let isLast = here.isLast && place == here.hole.fillings.count
      let new = MountedFilling.of(
        isLast ? append(content, in: here, &patch) : mounted(content, in: here), id: id,
        hole: holeID)
      whenMounted(new)
      if isLast { return here.hole.fillings.append(new) }
      let anchor = here.hole.fillings[place...].anchor ?? .afterHole(holeID)
      writeInsertion(of: new.content, in: here.parent, before: anchor, &patch)
      here.hole.fillings.insert(new, at: place)
    }
  }
}

extension Arrangement {
  /// How many fillings the new order has.
  fileprivate var count: Int { (0..<runCount).reduce(0) { $0 + run($1).count } }

  /// Which runs need not move; nil if none needs to.
  fileprivate var staying: [Reordering.Item]? {
    var end = 0
    for index in 0..<runCount {
      let run = run(index)
      if run.start < 0 { continue }
      if run.start >= end {
        end = run.start
        continue
      }
      return Reordering.heaviestIncreasing(runCount) { index in
        let run = self.run(index)
        return run.start < 0 ? nil : (run.start, run.count)
      }
    }
    return nil
  }
}

extension ArraySlice<MountedFilling> {
  /// The place before the first node of these; nil if they show none.
  fileprivate var anchor: Anchor? {
    for filling in self {
      if let number = filling.firstNumber { return .node(number) }
    }
    return nil
  }
}

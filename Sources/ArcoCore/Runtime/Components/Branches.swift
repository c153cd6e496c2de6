import ArcoOptics

/// The children of an instance that are in use, and what follows from which they are. An instance
/// without children has none.
///
/// Not checked for overlapping access: no access spans a call of a user's code.
@usableFromInline
final class Branches {
  /// The children in use.
  @exclusivity(unchecked)
  private(set) var inUse: [ChildInstances] = []
  /// For each child in use, the indices of the entries that run for an input of that child, with
  /// nil for the child itself; made on first use.
  @exclusivity(unchecked)
  private var responders: [[Int?]?] = []
  /// For each child in use, the others whose part of the state overlaps with its own; made on first
  /// use.
  @exclusivity(unchecked)
  private var overlapping: [[Int]?] = []

  func adopt(_ instances: ChildInstances) {
    instances.index = inUse.count
    inUse.append(instances)
    responders.append(nil)
  }

  @inline(__always)
  func opened(_ child: ChildToken) -> ChildInstances? {
    // A loop over the elements would count a reference to each.
    var index = 0
    while index < inUse.count {
      if inUse[index].token === child { return inUse[index] }
      index &+= 1
    }
    return nil
  }

  /// The entries to run for an input that a child passes up.
  func responders(to child: ChildInstances, find: () -> [Int?]) -> [Int?] {
    if let known = responders[child.index] { return known }
    let found = find()
    responders[child.index] = found
    return found
  }

  /// Notes that there are more entries.
  func forgetResponders() { responders = responders.map { _ in nil } }

  /// The indices of the other children whose part of the state overlaps the part of one child.
  func overlapping(at index: Int) -> [Int] {
    if overlapping.count < inUse.count { overlapping = inUse.map { _ in nil } }
    if let known = overlapping[index] { return known }
    let states = inUse[index].states
    let found = inUse.indices.filter { $0 != index && inUse[$0].states.overlaps(states) }
    overlapping[index] = found
    return found
  }
}

@available(*, unavailable)
extension Branches: Sendable {}

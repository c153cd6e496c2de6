extension Template {
  /// What stands below a node, or outermost.
  enum Part {
    case node(Int)
    case place(Int)
  }

  /// Visits what stands below a node, in document order, until the closure returns false.
  ///
  /// - Parameter parent: the node; -1 for what is outermost.
  @discardableResult
  func visitParts(of parent: Int, _ visit: (Part) -> Bool) -> Bool {
    var node = parent + 1
    let end = parent < 0 ? nodes.count : Int(nodes[parent].end)
    var place = places.indices.first { Int(places[$0].parent) == parent } ?? places.count
    while true {
      while place < places.count, Int(places[place].node) <= node {
        if Int(places[place].parent) == parent {
          guard visit(.place(place)) else { return false }
        }
        place += 1
      }
      guard node < end else { return true }
      guard visit(.node(node)) else { return false }
      node = Int(nodes[node].end)
    }
  }

  /// Whether nothing comes behind a place in the element around it.
  func isLast(_ place: Int) -> Bool {
    let here = places[place]
    let end = here.parent < 0 ? Int32(nodes.count) : nodes[here.parent].end
    guard here.node == end else { return false }
    return !((place + 1)..<places.count).contains { places[$0].parent == here.parent }
  }
}

import ArcoTesting

/// Finds the parts of the state that keep growing in an endless state space.
enum GrowingParts {
  /// Texts that name the effects that receive answers again and again.
  private static func listeners<State>(of graph: Graph<State>) -> [String] {
    Set(graph.flights.flatMap(\.listeners)).sorted().map { name in
      "the answers that an effect got from \"\(name)\"; if it keeps none: explorer.forgetting(\"\(name)\")"
    }
  }

  /// Texts that name the parts of states with the most different values.
  static func words<State>(of graph: Graph<State>) -> [String] {
    var values: [String: Set<String>] = [:]
    var order: [String] = []
    func note(_ path: String, _ value: Any) {
      if values[path] == nil { order.append(path) }
      values[path, default: []].insert(text(of: value))
    }
    // The last states show best which parts grow.
    for state in graph.states.suffix(500) {
      let mirror = Mirror(reflecting: state)
      if mirror.children.isEmpty || mirror.displayStyle != .struct { note("the state", state) }
      for child in mirror.children where mirror.displayStyle == .struct {
        let name = child.label ?? ""
        let inner = Mirror(reflecting: child.value)
        guard inner.displayStyle == .struct, !inner.children.isEmpty,
          !(child.value is any Collection)
        else {
          note(name, child.value)
          continue
        }
        for part in inner.children { note("\(name).\(part.label ?? "")", part.value) }
      }
    }
    let counted = order.map { (path: $0, count: values[$0]?.count ?? 0) }.filter { $0.count > 1 }
    return counted.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    .prefix(3).map { "\($0.element.path) has \($0.element.count) values" } + listeners(of: graph)
  }
}

extension Document {
  /// The numbers of all elements, in the document's order.
  package var elementNumbers: [Int] {
    var numbers: [Int] = []
    page.visitAll { node in
      if case .element(let element) = node { numbers.append(element.number) }
      return true
    }
    return numbers
  }

  /// The numbers by which events from before the newest rebuild name the elements, in the
  /// document's order, 0 for those that have none; nil where no such event is to come.
  package var formerElementNumbers: [Int]? {
    guard let former else { return nil }
    var known: [Int: Int] = [:]
    for (number, element) in former where element.isMounted { known[element.number] = number }
    return elementNumbers.map { known[$0] ?? 0 }
  }

  /// Numbers the nodes anew, and says by which numbers events name the elements until a client shows that:
  /// those that a document of the same content had.
  ///
  /// Writes the operation by which a client that shows the same content numbers its nodes anew.
  /// - Parameter numbers: of all elements, in the document's order. Where they are another number,
  ///   no event finds its element.
  package func recall(_ numbers: [Int], into patch: inout Patch) {
    Reachable.noteFormerNumbers()
    renumber(into: &patch)
    var known: [Int: PageElement] = [:]
    var index = 0
    page.visitAll { node in
      guard case .element(let element) = node else { return true }
      if index < numbers.count, numbers[index] != 0 { known[numbers[index]] = element }
      index += 1
      return true
    }
    former = index == numbers.count ? known : [:]
  }

  /// Renumbers the nodes, and writes the operation by which the client renumbers them alike.
  ///
  /// The client has to apply everything that was written before. No event may be in flight.
  package func renumber(into patch: inout Patch) {
    renumber()
    patch.add(.renumber) { $0.integer(lastNumber) }
  }
}

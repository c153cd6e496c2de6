import ArcoLaws
import ArcoOptics
import Testing

struct Row: Identifiable, Equatable {
  let id: Int
  var box = Tracked()
}

/// A dictionary that keeps its order, as packages have them.
struct Shelf<Key: Hashable & SendableMetatype, Value: SendableMetatype> {
  private(set) var keys: [Key] = []
  private var held: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    get { held[key] }
    _modify {
      yield &held[key]
      if held[key] == nil {
        keys.removeAll { $0 == key }
      } else if !keys.contains(key) {
        keys.append(key)
      }
    }
  }
}

extension Shelf: Addressable {
  func element(id: Key) -> Value? { self[id] }
  mutating func modify<R, E: Error>(
    id: Key, _ body: (inout Value) throws(E) -> R
  ) throws(E) -> R? { try StandardOptics.Some().modifyIfPresent(&self[id], body) }
}

/// A collection of a package that has nothing to do with ids.
struct Ring<Element>: MutableCollection {
  var elements: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Element {
    get { elements[index] }
    _modify { yield &elements[index] }
  }
}

extension Ring: Addressable where Element: Identifiable {}

struct AddressableTests {
  @Test func `modify hands over what element returns`() {
    let law = Law("modify hands over what element returns") { trial in
      let scores = trial.draw("scores", [Int: Int].self)
      let id = trial.draw("id", .integer(in: -9...9))
      var copy = scores
      trial.expect(copy.modify(id: id) { $0 }, equals: scores.element(id: id))
      trial.expect(copy, equals: scores)
    }
    #expect(law.counterexample() == nil)
    var rows = [Row(id: 1), Row(id: 2)]
    #expect(rows.modify(id: 2) { $0 } == rows.element(id: 2))
    #expect(rows.modify(id: 3) { $0 } == nil)
    #expect(rows.element(id: 3) == nil)
  }

  @Test func `every kind of array is addressable, and what conforms in a line`() {
    let rows = [Row(id: 1), Row(id: 2)]
    #expect(rows[...].element(id: 2) == rows[1])
    #expect(ContiguousArray(rows).element(id: 1) == rows[0])
    var ring = Ring(elements: [Row(id: 1), Row(id: 2)])
    #expect(ring.modify(id: 2) { $0.box.append(1) } != nil)
    #expect(ring.element(id: 2)?.box.numbers == [0, 1])
    #expect(ring.element(id: 2)?.box.copies == 0)
  }

  @Test func `a dictionary is addressable by key without making room for what is absent`() {
    let original = Dictionary(uniqueKeysWithValues: (0..<3).map { ($0, $0) })
    var scores = original
    let capacity = scores.capacity
    for key in 10..<100 { #expect(scores.modify(id: key) { $0 += 1 } == nil) }
    #expect(scores.capacity == capacity)
    #expect(scores == original)
  }
}

import Arco
import ArcoTesting
import Testing

/// A copy-on-write value that knows how often it was copied on the way to what it is now.
private struct Tracked {
  private final class Storage {
    var count: Int
    let copies: Int

    init(_ count: Int, copies: Int) {
      self.count = count
      self.copies = copies
    }
  }

  private var storage = Storage(0, copies: 0)
  var count: Int { storage.count }
  var copies: Int { storage.copies }

  mutating func add() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.count, copies: storage.copies + 1)
    }
    storage.count += 1
  }
}

struct RowsTests {
  enum Edit {
    case append(Int)
    case insert(Int, at: Int)
    case remove(Int)
    case move(Int, to: Int)
    case assign(Int, Int?)
    case modify(Int)
    case set(at: Int, Int)
    case removeEven
  }

  /// Applies an edit to rows and to the array of pairs they are to be equal to.
  /// - Returns: whether ids or their order changed; nil if that is open.
  private func apply(
    _ edit: Edit, _ rows: inout Rows<Int, Int>, _ model: inout [(id: Int, value: Int)]
  ) -> Bool? {
    func place(_ id: Int) -> Int? { model.firstIndex { $0.id == id } }
    switch edit {
    case .append(let id):
      guard place(id) == nil else { return false }
      rows.append(id * 10, id: id)
      model.append((id, id * 10))
      return true
    case .insert(let id, let position):
      guard place(id) == nil else { return false }
      let position = min(position, model.count)
      rows.insert(id * 10, id: id, at: position)
      model.insert((id, id * 10), at: position)
      return true
    case .remove(let id):
      let removed = rows.remove(id: id)
      let expected = place(id).map { model.remove(at: $0).value }
      #expect(removed == expected)
      return expected != nil
    case .move(let id, let position):
      guard let old = place(id) else {
        rows.move(id: id, to: 0)
        return false
      }
      let position = min(position, model.count - 1)
      rows.move(id: id, to: position)
      model.insert(model.remove(at: old), at: position)
      return old == position ? nil : true
    case .assign(let id, let value):
      rows[id: id] = value
      switch (place(id), value) {
      case (let index?, let value?): model[index].value = value
      case (let index?, nil): model.remove(at: index)
      case (nil, let value?): model.append((id, value))
      case (nil, nil): break
      }
      return nil
    case .modify(let id):
      let answer: Int? = rows.modify(id: id) {
        $0 += 1
        return $0
      }
      let index = place(id)
      if let index { model[index].value += 1 }
      #expect(answer == index.map { model[$0].value })
      return false
    case .set(let position, let value):
      guard position < model.count else { return false }
      rows[position] = value
      model[position].value = value
      return false
    case .removeEven:
      rows.removeAll { $0 % 2 == 0 }
      let count = model.count
      model.removeAll { $0.value % 2 == 0 }
      return model.count != count
    }
  }

  private func edits(_ seeded: inout SeededRandom) -> [Edit] {
    (0..<(1 + seeded.below(40))).map { _ in
      let (id, other) = (seeded.below(8), seeded.below(8))
      return switch seeded.below(9) {
      case 0, 1: .append(id)
      case 2: .insert(id, at: other)
      case 3: .remove(id)
      case 4: .move(id, to: other)
      case 5: .assign(id, seeded.chance(50) ? other : nil)
      case 6: .modify(id)
      case 7: .set(at: id, other)
      default: seeded.chance(20) ? .removeEven : .modify(id)
      }
    }
  }

  private func failure(_ edits: [Edit]) -> String? {
    var rows = Rows<Int, Int>()
    var model: [(id: Int, value: Int)] = []
    for (place, edit) in edits.enumerated() {
      let before = rows
      let (ids, values) = (model.map(\.id), model.map(\.value))
      let isEdited = apply(edit, &rows, &model)
      let at = "edit \(place): \(rows)"
      if rows.keys != model.map(\.id) { return "\(at) keys" }
      if Array(rows) != model.map(\.value) { return "\(at) values" }
      if rows.count != model.count { return "\(at) count" }
      for (index, pair) in model.enumerated() {
        if rows.id(at: index) != pair.id { return "\(at) id(at:)" }
        if rows[id: pair.id] != pair.value { return "\(at) [id:]" }
        if rows.element(id: pair.id) != pair.value { return "\(at) element(id:)" }
      }
      for id in 0..<8 where rows.contains(id: id) != model.contains(where: { $0.id == id }) {
        return "\(at) contains \(id)"
      }
      let isOther = rows.structure != before.structure
      if let isEdited, isEdited != isOther { return "\(at) token" }
      if ids != model.map(\.id), !isOther { return "\(at) token of changed ids" }
      if before.keys != ids || Array(before) != values { return "\(at) changed a copy" }
      let isEqual = ids == rows.keys && values == Array(rows)
      if (before == rows) != isEqual { return "\(at) ==" }
    }
    return nil
  }

  @Test func `rows are an array of pairs, and their token tells structural edits`() {
    forAll(seeds: 0..<300, edits, shrink: lackingOne, failure)
  }

  @Test func `two copies that are edited apart have different tokens`() {
    var one = Rows([(1, "a"), (2, "b")])
    var other = one
    #expect(one.structure == other.structure)
    one.append("c", id: 3)
    other.append("c", id: 3)
    #expect(one.structure != other.structure)
    #expect(one == other)
  }

  @Test func `an element is changed in place by id, by subscript and by position`() {
    var rows = Rows([(1, Tracked()), (2, Tracked())])
    rows.modify(id: 1) { $0.add() }
    rows[id: 1]?.add()
    rows[0].add()
    #expect(rows[0].count == 3)
    #expect(rows[0].copies == 0)
  }

  @Test func `a change by id that throws keeps the element`() {
    struct Refusal: Error {}
    func fail(_ tracked: inout Tracked) throws(Refusal) {
      tracked.add()
      throw Refusal()
    }
    var rows = Rows([(1, Tracked())])
    #expect(throws: Refusal.self) { try rows.modify(id: 1, fail) }
    #expect(rows[id: 1]?.count == 1)
    #expect(rows[id: 1]?.copies == 0)
  }

  @Test func `sorting, swapping and reversing move elements with their ids`() {
    var rows = Rows([(1, "c"), (2, "a"), (3, "b")])
    let before = rows
    rows.sort()
    #expect(rows.keys == [2, 3, 1])
    #expect(Array(rows) == ["a", "b", "c"])
    rows.sort { $0 > $1 }
    #expect(rows.keys == [1, 3, 2])
    rows.swapAt(0, 2)
    #expect(rows.keys == [2, 3, 1])
    rows.reverse()
    #expect(rows.keys == [1, 3, 2])
    for id in rows.keys { #expect(rows[id: id] == before[id: id]) }
    #expect(rows.structure != before.structure)
  }

  @Test func `optional elements can be nil and be there`() {
    var rows = Rows<Int, String?>()
    rows.append(nil, id: 1)
    #expect(rows.contains(id: 1))
    #expect(rows.count == 1)
    rows.modify(id: 1) { $0 = "a" }
    #expect(rows[0] == "a")
  }

  @Test func `adding an id twice stops the program`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      var rows = Rows([(1, "a")])
      rows.append("b", id: 1)
    }
    #expect(exit.words.contains("this id is in the rows already"))
  }
}

extension RowsTests {
  private struct Cup: Identifiable, Equatable {
    let id: Int
    var sips = 0
  }

  @Test func `rows are written as an array of elements that have ids`() {
    var rows: Rows<Int, Cup> = [Cup(id: 3), Cup(id: 1)]
    #expect(rows.keys == [3, 1])
    rows.append(contentsOf: [Cup(id: 2), Cup(id: 5)])
    #expect(rows.keys == [3, 1, 2, 5])
    #expect((Rows<Int, Cup>() as Rows).isEmpty)
  }

  @Test func `a default value is read where there is no element, and kept once it changed`() {
    var rows: Rows<Int, Cup> = [Cup(id: 1, sips: 4)]
    #expect(rows[id: 1, default: Cup(id: 1)].sips == 4)
    #expect(rows[id: 2, default: Cup(id: 2)].sips == 0)
    #expect(rows.count == 1)
    rows[id: 2, default: Cup(id: 2)].sips += 1
    rows[id: 1, default: Cup(id: 1)].sips += 1
    #expect(rows.elementsEqual([Cup(id: 1, sips: 5), Cup(id: 2, sips: 1)]))
    #expect(rows.keys == [1, 2])
  }
}

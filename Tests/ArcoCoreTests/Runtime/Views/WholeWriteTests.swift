import Arco
import ArcoTesting
import Testing

/// Which views run below a dispatcher that wrote all of its state.
@MainActor struct WholeWriteTests {
  private var full: Kitchen {
    var kitchen = Kitchen()
    kitchen.spare = Dose()
    kitchen.tins = [Tin(id: 1), Tin(id: 2)]
    kitchen.rows = Rows([(1, Dose(grams: 1)), (2, Dose(grams: 2))])
    return kitchen
  }

  @Test func `a write of the whole runs the views of small parts that are another`() {
    let page = Kitchens(full)
    #expect(page.runs { $0.cups.count = 1 } == ["cups 1", "note "])
    #expect(page.runs { $0.spare?.grams = 7 } == ["note ", "spare 7"])
    #expect(page.runs { $0.tins[1].grams = 7 } == ["note ", "tin 2 7"])
    #expect(page.runs { $0.rows[id: 2]?.grams = 7 } == ["note ", "row 7"])
    #expect(page.runs { $0.pot.water.grams = 7 } == ["pot false", "water 7", "note "])
    #expect(page.shown.text == page.fresh)
  }

  @Test func `nothing below a small part that is the same is looked at`() {
    let page = Kitchens(full)
    let before = page.shown.driver.counters
    #expect(page.runs { _ in } == ["note "])
    let after = page.shown.driver.counters
    // The pot, the cups, the label, the spare dose and two tins; rows know what was written.
    #expect(after.partsCompared - before.partsCompared == 6)
  }

  @Test func `a part of any size is compared where its face says so, and else runs`() {
    let page = Kitchens(full)
    #expect(page.runs { $0.label.text = "a" } == ["label a", "note "])
    #expect(page.runs { $0.label.text = "a" } == ["note "])
    #expect(page.runs { $0.note.text = "b" } == ["note b"])
  }

  @Test func `a part whose lens has no footprint is compared when a sibling is written`() {
    let page = Kitchens(full, Kitchens.parts)
    #expect(page.runs(.cups) == ["cups 1"])
    #expect(page.runs(.row(1, .plus)) == ["row 2"])
    #expect(page.runs(.pot(.beans(.plus))) == ["pot false", "beans 16 0", "note "])
    #expect(page.runs(.pot(.water(.plus))) == ["pot false", "water 31", "note "])
    #expect(page.shown.text == page.fresh)
  }

  @Test func `local state below a part that is the same is shown`() {
    let page = Kitchens(full)
    #expect(page.runsOfMark() == ["beans 15 1"])
    #expect(page.runs { $0.cups.count = 1 } == ["cups 1", "note "])
    #expect(page.shown.text.contains("beans 15 1"))
    #expect(page.runs { $0.pot.beans.grams = 3 } == ["pot false", "beans 3 1", "note "])
  }

  @Test func `a part that was written and written back shows what it is`() {
    let page = Kitchens(full)
    #expect(page.runs(.pot(.beans(.set(20)))).contains("beans 20 0"))
    #expect(page.runs { $0.pot = Pot() } == ["pot false", "beans 15 0", "note "])
    #expect(page.runs { $0 = Kitchen() } == ["note "])
    #expect(page.shown.text == page.fresh)
  }

  @Test func `a state with gaps between its fields is the same when nobody wrote another`() {
    struct Gaps: Equatable, Sendable {
      var isOn = false
      var grams = 1.5
      var count: Int?
      var isLast = true
    }
    let runs = Runs()
    let part =
      Dispatcher<Void, Gaps, Never>.empty().privateChild(
        state: Lens(\Wrapped<Gaps>.part)) as Child<Void, Wrapped<Gaps>, Int, Gaps, Never>
    let shown = runs.shown(part, Wrapped(part: Gaps())) { wrapped, _ in
      for _ in 0..<2 { wrapped.part.isOn.toggle() }
    }
    for turn in 0..<50 { shown.driver.send(turn) }
    #expect(runs.count == 1)
  }

  @Test func `bytes between the fields of a state run no view, and each byte of a field does`() {
    let isOn = 0..<1
    let grams = 8..<16
    let inner = [16..<17, 18..<20]
    let isLast = 20..<21
    let count = 24..<33
    let pair = [36..<37, 40..<44]
    let fields = [isOn, grams, isLast, count] + inner + pair
    #expect(runsOfBytes(in: Gapped()) == Set(fields.joined()))
  }

  @Test func `all bytes of a state that describes its own mirror run the view`() {
    #expect(runsOfBytes(in: Described()) == Set(0..<4))
  }

  @Test func `all bytes of a state with an empty field run the view`() {
    // A mirror shows a field whose type is not known at run time as an empty one.
    #expect(runsOfBytes(in: Hollow()) == Set(0..<4))
  }

  private struct Hollow: Sendable {
    var first: UInt8 = 1
    var empty: Void = ()
    var second: UInt16 = 2
  }

  private struct Gapped: Sendable {
    struct Inner: Sendable {
      var first: UInt8 = 1
      var second: UInt16 = 2
    }

    var isOn = true
    var grams = 1.5
    var inner = Inner()
    var isLast = true
    var count: Int? = 3
    var pair: (Bool, Int32) = (true, 4)
  }

  /// A state whose mirror leaves a field out, in the place of a byte between two fields.
  private struct Described: CustomReflectable, Sendable {
    var first: UInt8 = 1
    var hidden: UInt8 = 2
    var second: UInt16 = 3

    var customMirror: Swift.Mirror {
      Swift.Mirror(self, children: ["first": first, "second": second], displayStyle: .struct)
    }
  }

  /// The bytes of a part whose change runs the part's view.
  private func runsOfBytes<Part: Sendable>(in part: Part) -> Set<Int> {
    let child =
      Dispatcher<Void, Part, Never>.empty().privateChild(
        state: Lens(\Wrapped<Part>.part)) as Child<Void, Wrapped<Part>, Int, Part, Never>
    let runs = Runs()
    let shown = runs.shown(child, Wrapped(part: part)) { wrapped, byte in
      withUnsafeMutableBytes(of: &wrapped.part) { $0[byte] ^= 1 }
    }
    return Set(
      (0..<MemoryLayout<Part>.size).filter { byte in
        let before = runs.count
        shown.driver.send(byte)
        return runs.count > before
      })
  }

  @Test
  func `what a view shows of a large part is not kept, so that the next write copies nothing`() {
    let part =
      Dispatcher<Void, [Int], Never>.empty().privateChild(
        state: Lens(\Wrapped<[Int]>.part)) as Child<Void, Wrapped<[Int]>, Int, [Int], Never>
    let runs = Runs()
    let places = Places()
    let shown = runs.shown(part, Wrapped(part: Array(repeating: 0, count: 1000))) { wrapped, turn in
      wrapped.part[turn] = 1
      let place = wrapped.part.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      places.all.insert(place)
    }
    for turn in 0..<20 { shown.driver.send(turn) }
    #expect(places.all.count == 1)
    #expect(runs.count == 21)
  }

  @Test func `a part that nobody asked to compare by == is compared by its bits`() {
    struct Reading: Equatable, Sendable {
      var id = 1
      var degrees = 0.0

      static func == (left: Reading, right: Reading) -> Bool { left.id == right.id }
    }
    let part =
      Dispatcher<Void, Reading, Never>.empty().privateChild(
        state: Lens(\Wrapped<Reading>.part)) as Child<Void, Wrapped<Reading>, Int, Reading, Never>
    let runs = Runs()
    let shown = runs.shown(part, Wrapped(part: Reading())) { wrapped, turn in
      wrapped.part.degrees = [0.0, -0.0, 1, 1][turn]
    }
    for turn in 0..<4 { shown.driver.send(turn) }
    #expect(runs.count == 3)
  }

  private struct Wrapped<Part: Sendable>: Sendable { var part: Part }

  private final class Places: @unchecked Sendable { var all: Set<UInt> = [] }

  /// Counts runs of the view of a part whose parent writes all of its state.
  private final class Runs {
    var count = 0

    @MainActor func shown<Part: Sendable>(
      _ part: Child<Void, Wrapped<Part>, Int, Part, Never>, _ state: Wrapped<Part>,
      _ write: @escaping @Sendable (inout Wrapped<Part>, Int) -> Void
    ) -> Shown<Void, Wrapped<Part>, Int> {
      let dispatcher = Dispatcher<Void, Wrapped<Part>, Int> {
        part
        Dispatcher.reduce(write)
      }
      return Shown(
        Driver(dispatcher, state: state),
        Face.placing { parts in
          let view = parts.place(
            part,
            Face { _, _ in
              self.count += 1
              return .line("")
            })
          return parts.view { _, _ in view }
        })
    }
  }

  @Test func `whatever is written, the page is a fresh one`() {
    for seed in 0..<40 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      let page = Kitchens(full)
      var earlier = [full]
      for step in 0..<50 {
        page.shown.driver.send(input(&seeded, earlier))
        #expect(page.shown.text == page.fresh, "seed \(seed), step \(step)")
        if seeded.chance(30) { earlier.append(page.shown.driver.state) }
      }
    }
  }

  private func input(_ seeded: inout SeededRandom, _ earlier: [Kitchen]) -> KitchenInput {
    let (id, grams) = (seeded.below(5), seeded.below(4))
    let dose = [DoseInput.plus, .minus, .set(Double(grams))][seeded.below(3)]
    let old = earlier[seeded.below(earlier.count)]
    switch seeded.below(14) {
    case 0: return .pot([.toggle, .beans(dose), .water(dose)][seeded.below(3)])
    case 1: return .cups
    case 2: return .label("\(grams)")
    case 3: return .note("\(grams)")
    case 4: return .spare(dose)
    case 5: return .tin(id, grams)
    case 6: return .row(id, dose)
    case 7: return .change { $0 = old }
    case 8: return .change { $0.pot.beans.grams = Double(grams) }
    case 9: return .change { $0.spare = $0.spare == nil ? Dose(grams: Double(grams)) : nil }
    case 10:
      return .change { kitchen in
        if kitchen.tins.contains(where: { $0.id == id }) {
          kitchen.tins.removeAll { $0.id == id }
        } else {
          kitchen.tins.insert(Tin(id: id, grams: grams), at: 0)
        }
      }
    case 11: return .change { $0.rows[id: id] = grams == 0 ? nil : Dose(grams: Double(grams)) }
    case 12: return .change { $0.rows.sort { $0.grams < $1.grams } }
    default:
      return .change { kitchen in
        kitchen.cups.count = grams
        kitchen.label.text = "\(grams)"
        kitchen.pot = old.pot
        kitchen.rows = old.rows
      }
    }
  }
}

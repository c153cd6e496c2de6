import ArcoLaws
import ArcoOptics
import Testing

struct LensTests {
  @Test func `lenses of every make obey the laws`() {
    #expect(LensLaws(DoseLens()).counterexample() == nil)
    #expect(LensLaws(storedDose).counterexample() == nil)
    #expect(LensLaws(Lens.storing(DoseLens())).counterexample() == nil)
    #expect(LensLaws(Lens(\Shop.dose)).counterexample() == nil)
    #expect(LensLaws(storedGrams).counterexample() == nil)
    #expect(LensLaws(Lens(\Shop.dose.grams)).counterexample() == nil)
  }

  @Test func `lenses of every make are the same lens`() {
    #expect(SameOpticLaws(DoseLens(), storedDose).counterexample() == nil)
    #expect(SameOpticLaws(DoseLens(), Lens.storing(DoseLens())).counterexample() == nil)
    #expect(SameOpticLaws(DoseLens(), Lens(\Shop.dose)).counterexample() == nil)
    #expect(SameOpticLaws(storedGrams, GramsLens()).counterexample() == nil)
  }

  @Test func `a change returns what its body returns`() {
    var dose = Dose(grams: 3, label: "")
    let old = storedGrams.modify(&dose) { grams in
      defer { grams = 4 }
      return grams
    }
    #expect(old == 3)
    #expect(dose.grams == 4)
  }

  @Test func `a change that throws keeps what it wrote before`() {
    func fail(_ grams: inout Int) throws(Refusal) {
      grams = 9
      throw Refusal()
    }
    for lens in [storedGrams, Lens.storing(GramsLens()), Lens(\Dose.grams)] {
      var dose = Dose(grams: 3, label: "")
      #expect(throws: Refusal()) { try lens.modify(&dose, fail) }
      #expect(dose.grams == 9)
    }
  }

  @Test func `changing one element of an array copies nothing`() {
    let element = Lens<[Tracked], Tracked>(
      get: { $0[1] }, modify: { all, change in change(&all[1]) })
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.withUnsafeBufferPointer { $0.baseAddress }
    element.modify(&all) { $0.append(1) }
    Lens.storing(element).modify(&all) { $0.append(2) }
    #expect(all[1].numbers == [0, 1, 2])
    #expect(all[1].copies == 0)
    #expect(all.withUnsafeBufferPointer { $0.baseAddress } == address)
  }

  @Test func `a stored property is changed in place through its key path`() {
    struct Holder { var box: Tracked }
    var holder = Holder(box: Tracked())
    Lens(\Holder.box).modify(&holder) { $0.append(1) }
    #expect(holder.box.numbers == [0, 1])
    #expect(holder.box.copies == 0)
  }

  @Test func `a get-set lens copies its part once a change`() {
    let element = Lens<[Tracked], Tracked>(
      get: { $0[0] },
      set: { all, part in
        var all = all
        all[0] = part
        return all
      })
    var all = [Tracked()]
    element.modify(&all) {
      $0.append(1)
      $0.append(2)
    }
    #expect(all[0].copies == 1)
  }

  @Test func `a dictionary's value is changed in place`() {
    let entry = Lens<[String: Tracked], Tracked?>(
      get: { $0["a"] }, modify: { all, change in change(&all["a"]) })
    let held = entry.some
    var all = ["a": Tracked(), "b": Tracked()]
    _ = held.modifyIfPresent(&all) { $0.append(1) }
    _ = Affine.storing(held).modifyIfPresent(&all) { $0.append(2) }
    #expect(all["a"]?.numbers == [0, 1, 2])
    #expect(all["a"]?.copies == 0)
  }

  @Test func `a lens that does not call its change stops the program`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      let broken = Lens<Int, Int>(get: { $0 }, modify: { _, _ in })
      var number = 1
      let _: Int = broken.modify(&number) { number in
        number += 1
        return number
      }
    }
    #expect(exit.words.contains("must call its change exactly once"))
  }
}

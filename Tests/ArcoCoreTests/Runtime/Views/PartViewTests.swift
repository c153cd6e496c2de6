import Arco
import Testing

/// Views that say which part of the state they read.
@MainActor struct PartViewTests {
  /// A kitchen whose view reads its cups, with its doses placed below.
  @MainActor private final class Counted {
    private final class Runs {
      var count = 0
      var mark: Local<Int, Never>?
    }

    let shown: Shown<Void, Kitchen, KitchenInput>
    private let runs = Runs()

    init() {
      let runs = runs
      let face = Face<Kitchen, KitchenInput, Text>.placing { parts in
        let label = parts.place(Kitchens.labelPart, Face { label, _ in .line(label.text) })
        let mark = parts.local(0)
        runs.mark = mark
        return parts.view(of: Lens(\Kitchen.cups.count)) { cups, _ in
          runs.count += 1
          return .list([.line("cups \(cups) \(mark.state)"), label])
        }
      }
      shown = Shown(Driver(Kitchens.whole, state: Kitchen()), face)
    }

    /// How often the view ran meanwhile.
    func runs(_ act: () -> Void) -> Int {
      let before = runs.count
      act()
      return runs.count - before
    }

    func runs(changing change: @escaping @Sendable (inout Kitchen) -> Void) -> Int {
      runs { shown.driver.send(.change(change)) }
    }

    func mark(_ number: Int) { runs.mark?.set(number) }
  }

  @Test func `a view of a part runs when the part is another, whoever writes the state`() {
    let page = Counted()
    #expect(page.runs { $0.label.text = "a" } == 0)
    #expect(page.runs { $0.cups.count = 0 } == 0)
    #expect(page.runs { $0.cups.count = 2 } == 1)
    #expect(page.runs { page.shown.driver.send(.cups) } == 1)
    #expect(page.shown.text.contains("cups 3"))
  }

  @Test func `children below a view of a part that stays run as ever`() {
    let page = Counted()
    #expect(page.runs { $0.label.text = "beans" } == 0)
    #expect(page.shown.lastChanges == ["drawn beans"])
    #expect(page.runs { page.shown.driver.send(.label("water")) } == 0)
    #expect(page.shown.text.contains("water"))
  }

  @Test func `instances that share the view of a part show each their own`() {
    let grams = Drawing<Tin, Int, Text>(of: Lens(\Tin.grams)) { grams, _ in .line("\(grams) g") }
    let shown = Shown(
      Driver(Kitchens.whole, state: Kitchen(tins: [Tin(id: 0, grams: 1), Tin(id: 1, grams: 2)])),
      Face.placing { parts in
        let tins = parts.place(Kitchens.tinParts, .placing { _ in grams })
        return parts.view { _, _ in tins }
      })
    shown.driver.send(.change { $0.tins[0].grams = 2 })
    #expect(shown.text == "2 g,2 g")
  }

  @Test
  func `a view of a part that a host watches runs no more often, and the host sees each state`() {
    var (labels, runs): ([String], Int) = ([], 0)
    let face = Face<Kitchen, KitchenInput, Text>.placing { parts in
      parts.view(of: Lens(\Kitchen.cups.count)) { cups, _ in
        runs += 1
        return .line("cups \(cups)")
      }
    }
    let shown = Shown(
      Driver(Kitchens.whole, state: Kitchen()), face.watched { labels.append($0.label.text) })
    shown.driver.send(.change { $0.label.text = "a" })
    shown.driver.send(.change { $0.cups.count = 1 })
    #expect(labels == ["", "a", "a"])
    #expect(runs == 2)
    #expect(shown.text.contains("cups 1"))
  }

  @Test func `local state runs a view of a part that stays`() {
    let page = Counted()
    #expect(page.runs { page.mark(4) } == 1)
    #expect(page.shown.text.contains("cups 0 4"))
    #expect(page.runs { $0.label.text = "a" } == 0)
  }

  @Test func `a host that let go of a view of a part gets it again`() throws {
    let page = Counted()
    let instance = try #require(page.shown.root.instances.first)
    _ = instance.take()
    #expect(page.runs { _ = instance.take() } == 1)
    #expect(page.runs { $0.label.text = "a" } == 0)
  }
}

#if Macros
  import Arco
  import ArcoMacros
  import Testing

  struct PathTests {
    private var brew = Brew(
      recipe: .house, page: .editor(Editor(text: "a", dose: Dose(label: "b"))), id: 1)

    @Test func `a path of lenses is the lenses appended`() {
      let path:
        StandardOptics.Then<
          StandardOptics.Then<Brew.Lenses.RecipeLens, Recipe.Lenses.BeansLens>,
          Dose.Lenses.GramsLens
        > =
          Brew.lenses.recipe.beans.grams
      let appended = Brew.lenses.recipe.appending(Recipe.lenses.beans)
        .appending(Dose.lenses.grams)
      #expect(path.get(brew) == appended.get(brew))
      #expect(path.setting(brew, to: 3) == appended.setting(brew, to: 3))
      #expect(path.footprint == appended.footprint)
    }

    @Test func `a path goes on through cases and optionals`() {
      let text = Brew.lenses.page.editor.text
      #expect(text.extract(brew) == "a")
      #expect(text.setting(brew, to: "b").page != brew.page)
      #expect(Brew.lenses.page.editor.dose.grams.extract(brew) == 15)
      #expect(Page.prisms.editor.text.extract(.list) == nil)
      let spare = Brew.lenses.recipe.spare.some.grams
      #expect(spare.extract(brew) == nil)
      #expect(spare.setting(brew, to: 1) == brew)
    }

    @Test func `a path of prisms is a prism`() {
      let set: some PrismOptic<BrewInput, Int> = BrewInput.prisms.recipe.beans.set
      #expect(set.embed(3) == .recipe(.beans(.set(grams: 3))))
      #expect(set.extract(.recipe(.water(.set(grams: 3)))) == nil)
    }

    @Test func `lenses by hand join a path`() {
      let grams = Shelf.lenses.recipe.beans.grams
      var shelf = Shelf(recipe: .house)
      grams.modify(&shelf) { $0 += 1 }
      #expect(grams.get(shelf) == 16)
      #expect(Shop.lenses.shelf.recipe.beans.grams.get(Shop(shelf: shelf)) == 16)
    }

    @Test func `children take paths`() {
      let behaviour = Dispatcher<Void, Brew, BrewInput> {
        dose.child(state: Brew.lenses.recipe.beans, input: BrewInput.prisms.recipe.beans)
        dose.child(state: Brew.lenses.recipe.water, input: BrewInput.prisms.recipe.water)
      }
      var state = brew
      _ = behaviour
      Recipe.lenses.water.grams.modify(&state.recipe) { $0 = 3 }
      #expect(state.recipe.water.grams == 3)
    }

    @MainActor @Test func `a send draws what it touched, and no sibling`() {
      let beans = dose.child(state: Brew.lenses.recipe.beans, input: BrewInput.prisms.recipe.beans)
      let water = dose.child(state: Brew.lenses.recipe.water, input: BrewInput.prisms.recipe.water)
      let behaviour = Dispatcher<Void, Brew, BrewInput> {
        beans
        water
      }
      var drawn: [String] = []
      let each = Face<Dose, DoseInput, Nothing> { dose, _ in
        drawn.append(dose.label)
        return Nothing()
      }
      let driver = Driver(behaviour, state: brew, world: ())
      let face = Face<Brew, BrewInput, Nothing>.placing { parts in
        let shown = (parts.place(beans, each), parts.place(water, each))
        return parts.view { _, _ in
          _ = shown
          return Nothing()
        }
      }
      let root = driver.show(face) { _ in }
      #expect(drawn == ["beans", "water"])
      driver.send(.recipe(.water(.plus)))
      driver.send(.recipe(.water(.set(grams: 3))))
      #expect(drawn == ["beans", "water", "water", "water"])
      #expect(driver.state.recipe.water.grams == 3)
      withExtendedLifetime(root) {}
    }
  }

  /// A type whose lenses are written by hand, by key path.
  private struct Shelf: HasLenses {
    var recipe: Recipe

    struct Lenses: Sendable {
      let recipe = Lens(\Shelf.recipe)
    }
    static let lenses = Lenses()
  }

  @Optics private struct Shop {
    var shelf: Shelf
  }

  private struct Nothing: Content {
    static func child(_ slot: Slot<Nothing>) -> Nothing { Nothing() }
  }

  private let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
    switch input {
    case .plus: dose.grams += 1
    case .set(let grams): dose.grams = grams
    }
  }
#endif

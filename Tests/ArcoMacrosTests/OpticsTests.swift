#if Macros
  import Arco
  import ArcoMacros
  import ArcoLaws
  import Testing

  struct OpticsTests {
    private let recipe = Recipe.house

    @Test func `lenses of variables and of constants obey the laws`() {
      #expect(LensLaws(Recipe.lenses.beans).counterexample() == nil)
      #expect(LensLaws(Dose.lenses.grams).counterexample() == nil)
      #expect(LensLaws(Dose.lenses.label).counterexample() == nil)
      #expect(LensLaws(Brew.lenses.id).counterexample() == nil)
      let brew = Brew(recipe: recipe, page: .list, id: 1)
      #expect(Brew.lenses.id.setting(brew, to: 7).recipe == recipe)
    }

    @Test func `prisms obey the laws`() {
      let inputs: [RecipeInput] = [
        .beans(.plus), .water(.set(grams: 2)), .row(id: 1, .plus), .reset,
      ]
      #expect(PrismLaws(RecipeInput.prisms.beans).counterexample() == nil)
      #expect(PrismLaws(RecipeInput.prisms.water).counterexample() == nil)
      for input in inputs {
        let row = RecipeInput.prisms.row.extract(input)
        #expect(row.map(RecipeInput.prisms.row.embed) ?? input == input)
        #expect((RecipeInput.prisms.reset.extract(input) != nil) == (input == .reset))
      }
      #expect(RecipeInput.prisms.reset.embed(()) == .reset)
      #expect(BrewInput.prisms.default.embed(()) == .default)
      let row: (id: Int, DoseInput)? = RecipeInput.prisms.row.extract(.row(id: 3, .plus))
      #expect(row?.id == 3 && row?.1 == .plus)
      #expect(DoseInput.prisms.set.embed(4) == .set(grams: 4))
    }

    @Test func `what they write lies inside their footprints`() {
      let recipe = FootprintLaws([
        Place("beans", Recipe.lenses.beans), Place("water", Recipe.lenses.water),
        Place("grams", Recipe.lenses.beans.grams),
      ])
      #expect(recipe.counterexample() == nil)
      let input = FootprintLaws([
        Place("beans", RecipeInput.prisms.beans), Place("water", RecipeInput.prisms.water),
      ])
      #expect(input.counterexample() == nil)
    }

    @Test func `optics are empty`() {
      #expect(MemoryLayout.size(ofValue: Recipe.lenses.beans) == 0)
      #expect(MemoryLayout.size(ofValue: RecipeInput.prisms.row) == 0)
      #expect(MemoryLayout.size(ofValue: Brew.lenses.recipe.beans.grams) == 0)
    }

    @Test func `a change is in place`() {
      var held = Held(numbers: [1, 2], form: .many([1, 2]))
      let before = held.numbers.withUnsafeBufferPointer(\.baseAddress)
      Held.lenses.numbers.modify(&held) { $0[0] = 9 }
      #expect(held.numbers.withUnsafeBufferPointer(\.baseAddress) == before)
      #expect(held.numbers == [9, 2])

      let many = Held.lenses.form.many
      let inside = many.extract(held)?.withUnsafeBufferPointer(\.baseAddress)
      let during = many.modifyIfPresent(&held) { numbers -> UnsafePointer<Int>? in
        numbers[1] = 8
        return numbers.withUnsafeBufferPointer(\.baseAddress)
      }
      #expect(during == inside)
      #expect(many.extract(held) == [1, 8])
    }

    @Test func `observers run once a change`() {
      var recipe = recipe
      Recipe.lenses.total.modify(&recipe) { $0 = 5 }
      #expect(recipe.steps == [5])
    }

    @Test func `fields and cases are disjoint, and what may write more overlaps`() {
      #expect(!Recipe.lenses.beans.footprint.overlaps(Recipe.lenses.water.footprint))
      #expect(Recipe.lenses.beans.footprint == .field(0))
      #expect(Recipe.lenses.total.footprint == .unknown)
      #expect(Recipe.lenses.total.footprint.overlaps(Recipe.lenses.beans.footprint))
      #expect(Dose.lenses.label.footprint == .field(1))
      #expect(!RecipeInput.prisms.beans.footprint.overlaps(RecipeInput.prisms.row.footprint))
      #expect(
        !Brew.lenses.recipe.beans.footprint.overlaps(Brew.lenses.recipe.water.footprint))
      #expect(Brew.lenses.recipe.beans.footprint.overlaps(Brew.lenses.recipe.footprint))
    }

    @Test func `generic types, and names that get in the way, have optics`() {
      let pair = Pair(first: 1, second: "a")
      #expect(Pair<Int, String>.lenses.second.setting(pair, to: "b").second == "b")
      #expect(Pair<Int, String>.lenses.first.setting(pair, to: 2).first == 2)
      #expect(Either<Int, String>.prisms.left.extract(.right("a")) == nil)
      #expect(Either<Int, String>.prisms.right.extract(.right("a")) == "a")
      let whole = Whole(
        part: Part(number: 1), failure: Failure(), result: .success(1), self: 2, lenses: 3,
        zoom: ZoomLens())
      #expect(Whole.lenses.part.get(whole) == Part(number: 1))
      #expect(Whole.lenses.`self`.get(whole) == 2)
      #expect(Whole.lenses.lenses.setting(whole, to: 4).lenses == 4)
    }

    @Test func `nested, private and isolated types have optics`() {
      #expect(Space.Planet.lenses.moons.get(Space.Planet(moons: 2)) == 2)
      #expect(Space.Planet.hidden() == (1, 2))
    }

    @MainActor @Test func `optics of a type of an actor belong to nobody`() async {
      let window = Window(width: 1, title: "a")
      let wide = await Task.detached { Window.lenses.width.setting(window, to: 2) }.value
      #expect(wide.width == 2)
      #expect(Window.lenses.title.setting(window, to: "b").title == "b")
    }
  }
#endif

#if Macros
  import ArcoLaws

  extension Dose: Generatable {
    static var generator: Generator<Dose> {
      Generator<(Int, String)>.pair(.integer(), .string()).map { Dose(grams: $0.0, label: $0.1) }
    }
  }

  extension Recipe: Generatable {
    static var generator: Generator<Recipe> {
      Generator<(Dose, Dose)>.pair(Dose.generator, Dose.generator).map {
        Recipe(beans: $0.0, water: $0.1, spare: nil)
      }
    }
  }

  extension Brew: Generatable {
    static var generator: Generator<Brew> {
      Generator<(Recipe, Int)>.pair(Recipe.generator, .integer()).map {
        Brew(recipe: $0.0, page: .list, id: $0.1)
      }
    }
  }

  extension DoseInput: Generatable {
    static var generator: Generator<DoseInput> {
      .oneOf([.just(.plus), Generator<Int>.integer().map { .set(grams: $0) }])
    }
  }

  extension RecipeInput: Generatable {
    static var generator: Generator<RecipeInput> {
      .oneOf([
        DoseInput.generator.map { .beans($0) },
        DoseInput.generator.map { .water($0) },
        Generator<(Int, DoseInput)>.pair(.integer(), DoseInput.generator).map {
          .row(id: $0.0, $0.1)
        },
        .just(.reset),
      ])
    }
  }
#endif

#if Macros
  import Arco
  import ArcoMacros

  // What the suites look into: values of a user's, with names chosen to get in the way.

  @Optics struct Dose: Equatable, Sendable {
    var grams = 15
    let label: String
  }

  @Optics struct Recipe: Equatable, Sendable {
    var beans: Dose
    var water: Dose
    var spare: Dose?
    private(set) var steps: [Int] = []
    var total: Int = 0 { didSet { steps.append(total) } }

    var isStrong: Bool { beans.grams > 20 }
    static let house = Recipe(
      beans: Dose(label: "beans"), water: Dose(grams: 30, label: "water"), spare: nil)

    init(beans: Dose, water: Dose, spare: Dose?) {
      self.beans = beans
      self.water = water
      self.spare = spare
    }
  }

  @Optics struct Brew: Equatable, Sendable {
    var recipe: Recipe
    var page: Page
    let id: Int
  }

  @Optics enum Page: Equatable, Sendable {
    case editor(Editor)
    case list
  }

  @Optics struct Editor: Equatable, Sendable {
    var text: String
    var dose: Dose
  }

  @Optics enum DoseInput: Equatable, Sendable {
    case plus
    case set(grams: Int)
  }

  @Optics enum RecipeInput: Equatable, Sendable {
    case beans(DoseInput)
    case water(DoseInput)
    case row(id: Int, DoseInput)
    case reset
  }

  @Optics enum BrewInput: Equatable, Sendable {
    case recipe(RecipeInput)
    case `default`
  }

  @Optics struct Pair<First, Second> where First: Equatable {
    var first: First
    let second: Second
  }

  @Optics enum Either<Left, Right> {
    case left(Left)
    case right(Right)
  }

  @Optics struct Whole {
    var part: Part
    var failure: Failure
    var result: Result<Int, Failure>
    var `self`: Int
    var lenses: Int
    var zoom: ZoomLens
  }

  struct Part: Equatable { var number: Int }
  struct Failure: Error, Equatable {}
  struct ZoomLens {}

  enum Space {
    @Optics struct Planet {
      var moons: Int
      @Optics fileprivate struct Ring { var width: Int }
      @Optics private struct Core { var heat: Int }

      static func hidden() -> (Int, Int) {
        (Ring.lenses.width.get(Ring(width: 1)), Core.lenses.heat.get(Core(heat: 2)))
      }
    }
  }

  @MainActor @Optics struct Window {
    var width: Int
    let title: String
  }

  @Optics struct Held {
    var numbers: [Int]
    var form: Form
  }

  @Optics enum Form {
    case many([Int])
    case none
  }
#endif

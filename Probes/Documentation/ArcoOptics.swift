// What the examples in the documentation comments of ArcoOptics take for given.
import ArcoCore
import ArcoOptics

struct Shop {
  var brew: Brew
}

struct Brew: HasLenses {
  var beans: Dose
  var water: Dose

  struct Lenses: Sendable {
    let beans = Lens(\Brew.beans)
  }
  static let lenses = Lenses()
}

struct Dose {
  var grams: Double
}

enum ShopInput {
  case brew(BrewInput)
}

enum BrewInput: HasPrisms {
  case beans(DoseInput)
  case water(DoseInput)
  case reset

  struct Prisms: Sendable {
    let beans = Prism(BrewInput.beans) { if case .beans(let dose) = $0 { dose } else { nil } }
    let reset = Prism<BrewInput, Void>(
      extract: { if case .reset = $0 { () } else { nil } }, embed: { .reset })
  }
  static let prisms = Prisms()
}

enum DoseInput {
  case plus
  case minus
}

struct Team {
  var coach: Player
  var players: [Player]
  var absent: Set<String>
}

struct Player: Identifiable {
  let id: Int
  var name: String
  var age: Int
  var score: Int
  var isCaptain = false
}

struct User {
  var name: String
  var phone: String?
  var mail: String?
  var avatar: Image
}

struct Image {}

struct Order {
  var address: Address
  var isLate: Bool
  var isUrgent = false
}

struct Address {
  var city: String
}

struct Chat {
  var messages: [Message]
}

struct Message {
  enum Style {
    case plain
    case warning
  }
  var text: String
  var style: Style
  var isRead = false
}

struct Recipe {
  var steps: [String]
}

struct Race {
  var runners: [Runner]
}

struct Runner {
  var hasMedal = false
}

struct Book {
  var lines: [String]
}

struct Menu {
  var prices: [String: Int]
}

struct Form {
  var share: Int
  var amount: String
}

struct Row {
  var code: String
}

enum Grind: String {
  case fine
  case coarse
}

struct Question {
  var answer: String?
}

struct Scale {
  var bounds: (Int, Int)
}

struct Probe {
  var reading: Result<Double, Failure>

  struct Failure: Error {}
}

struct Window {
  var width: Double
  var height: Double
}

struct Kelvin {
  let degrees: Double
  init(_ degrees: Double) { self.degrees = degrees }
}

struct Celsius {
  let degrees: Double
  init(_ degrees: Double) { self.degrees = degrees }
}

struct Todos: HasLenses {
  var detail: Detail?

  struct Lenses: Sendable {
    let detail = Lens(\Todos.detail)
  }
  static let lenses = Lenses()
}

struct Detail {
  var text: String
}

enum TodosInput {
  case row(Int, RowInput)
}

enum RowInput {
  case toggle
}

struct Tree {
  var values: [Int]
  func map(_ change: (Int) -> Int) -> Tree { Tree(values: values.map(change)) }
}

struct OrderedDictionary<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

func load() async throws -> Image { Image() }

let clearing = Dispatcher<Void, Brew, Void>.reduce { brew, _ in brew.beans.grams = 0 }

@MainActor var shop = Shop(brew: brew)
@MainActor var brew = Brew(beans: Dose(grams: 18), water: Dose(grams: 36))
@MainActor var recipe = Recipe(steps: ["grind", "brew"])
@MainActor var menu = Menu(prices: ["espresso": 250])
@MainActor var team = Team(coach: players[0], players: players, absent: ["Bob"])
@MainActor var players = [Player(id: 7, name: "Ada", age: 36, score: 3)]
@MainActor var scores = [3, 1, 2]
@MainActor var user = User(name: "Bob", avatar: Image())
@MainActor var orders = [Order(address: Address(city: "Bern"), isLate: true)]
@MainActor var chat = Chat(messages: [Message(text: "Hello", style: .plain)])
@MainActor var race = Race(runners: [Runner(), Runner()])
@MainActor var window = Window(width: 640, height: 480)
@MainActor var book = Book(lines: [])
@MainActor var form = Form(share: 50, amount: "12")
@MainActor var row = Row(code: "fine")
@MainActor var question = Question()
@MainActor var probe = Probe(reading: .success(93))

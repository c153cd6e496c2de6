// What the examples in the documentation comments of ArcoOptics take for given.
import ArcoCore

struct Shop { var brew: Brew }

@Optics struct Brew {
  var beans: Dose
  var water: Dose
}

struct Dose { var grams: Double }
enum ShopInput { case brew(BrewInput) }

@Optics enum BrewInput {
  case beans(DoseInput)
  case water(DoseInput)
  case reset
}

enum DoseInput { case plus, minus }

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

struct Address { var city: String }
struct Chat { var messages: [Message] }

struct Message {
  enum Style { case plain, warning }

  var text: String
  var style: Style
  var isRead = false
}

struct Recipe { var steps: [String] }
struct Race { var runners: [Runner] }
struct Runner { var hasMedal = false }
struct Book { var lines: [String] }
struct Menu { var prices: [String: Int] }

struct Form {
  var share: Int
  var amount: String
}

struct Row { var code: String }
enum Grind: String { case fine, coarse }
struct Question { var answer: String? }
struct Scale { var bounds: (Int, Int) }

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

@Optics struct Todos { var detail: Detail? }
struct Detail { var text: String }
enum TodosInput { case row(Int, RowInput) }
enum RowInput { case toggle }

struct Tree {
  var values: [Int]
  func map(_ change: (Int) -> Int) -> Tree { given() }
}

struct OrderedDictionary<Key: Hashable, Value> {
  subscript(key: Key) -> Value? {
    get { given() }
    set {}
  }
}

func load() async throws -> Image { Image() }

let clearing: Dispatcher<Void, Brew, Void> = given()

@MainActor var shop: Shop = given()
@MainActor var brew: Brew = given()
@MainActor var recipe: Recipe = given()
@MainActor var menu: Menu = given()
@MainActor var team: Team = given()
@MainActor var players: [Player] = given()
@MainActor var scores = [3, 1, 2]
@MainActor var user: User = given()
@MainActor var orders: [Order] = given()
@MainActor var chat: Chat = given()
@MainActor var race: Race = given()
@MainActor var window: Window = given()
@MainActor var book: Book = given()
@MainActor var form: Form = given()
@MainActor var row: Row = given()
@MainActor var question: Question = given()
@MainActor var probe: Probe = given()

// What the examples of ArcoBrowser take for given: notes that are kept, prices that are loaded, mail, a
// trip, and a shop with addresses.

typealias World = Void

struct Notes: Sendable {}

enum NotesInput: Sendable { case saved(Result<Void, BrowserStorage.Failure>) }

struct Note: Sendable {}

enum NoteInput: Sendable { case copied(Result<Void, Clipboard.Failure>) }

struct Prices: Sendable {}

enum PricesInput: Sendable { case loaded(Result<Fetch.Response, Fetch.Failure>) }

struct Mail: Sendable {}

enum MailInput: Sendable { case network(isThere: Bool) }

struct Wheel: Sendable {}

enum WheelInput: Sendable { case frame(Duration) }

struct Trip: Sendable {}

enum TripInput: Sendable { case found(Result<ScriptValue, PageFunction.Failure>) }

struct Shop: Sendable { var item = 1 }

let navigation = Navigation(
  Route.path("items").segment(.integer), state: Lens(\Shop.item), input: { $0 })

func shopPage() -> Component<Void, Shop, Int, HTML> {
  Component(Dispatcher<Void, Shop, Int>.reduce { $0.item = $1 }) { shop, _ in h1("\(shop.item)") }
}

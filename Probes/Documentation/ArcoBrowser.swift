// What the examples of ArcoBrowser take for given: notes that are kept, and prices that are loaded.
import ArcoBrowser
import ArcoCore

typealias World = Void

struct Notes: Sendable {}

enum NotesInput: Sendable { case saved(Result<Void, BrowserStorage.Failure>) }

struct Prices: Sendable {}

enum PricesInput: Sendable { case loaded(Result<Fetch.Response, Fetch.Failure>) }

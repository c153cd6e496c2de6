// What the examples in the documentation comments of ArcoTesting take for given.
import ArcoArchitectures
import ArcoHTML
import ArcoWeb
import Testing
import XCTest

struct Form: Equatable, Sendable {
  var text = ""
  var isSaving = false
}

@Optics enum FormInput: Equatable {
  case load, save, saved, failed
  case loaded(String)
  var isAnswer: Bool { self == .saved || self == .failed }
}

struct Server: Sendable {
  enum Reply { case ok, error }

  var reply: Reply
}

struct World: Sendable {
  var random = RandomSource.live
  var ids = IDSource.live
}

struct Cart: Equatable, VersionedState {
  var items = 0
  static let versions = StateVersions(Cart.self)
}

let folder = "Samples"
let form: Dispatcher<Server, Form, FormInput> = given()
@MainActor func formPage() -> Component<Server, Form, FormInput, HTML> { given() }
@MainActor let test = TestDriver(form, state: Form(), world: Server(reply: .ok))
let users = [User(name: "Ada", age: 36), User(name: "Bob", age: 36)]
let names = ["Ada", "Bob"]
struct User: Hashable, Sendable {
  var name: String
  var age: Int
}

struct Search { var text = "" }
let search: Dispatcher<Void, Search, String> = given()
@MainActor func totalView(_ total: Int, _ send: Send<Int>) -> HTML { given() }

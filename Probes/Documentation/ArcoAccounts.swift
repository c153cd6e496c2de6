// What the examples of ArcoAccounts take for given: accounts, a site, and a component to show.
import Hummingbird

struct Customer: Equatable, Sendable {
  var name = ""
  var isStaff = false
}

struct Desk: Sendable { var user: Customer? }
struct World: Sendable { var visitor: Visitor<Customer> }

@Sendable func desk() -> Component<World, Desk, Never, HTML> { given() }
func screen() -> Screen { given() }

let accounts = MemoryAccounts<Customer>()
let site: Site = given()
let authenticator = Authenticator(accounts, for: site)
@MainActor let router = Router(context: VisitorContext<Customer>.self)

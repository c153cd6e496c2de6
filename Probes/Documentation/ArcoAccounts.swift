// What the examples of ArcoAccounts take for given: accounts, a site, and a component to show.
import Arco
import ArcoAccounts
import ArcoHTML
import ArcoServer
import ArcoWeb
import ArcoWorld
import Hummingbird

struct Customer: Equatable, Sendable {
  var name = ""
  var isStaff = false
}

struct Desk: Sendable { var user: Customer? }

struct World: Sendable { var visitor: Visitor<Customer> }

@Sendable func desk() -> Component<World, Desk, Never, HTML> {
  Component(.empty()) { desk, _ in p(desk.user?.name ?? "") }
}

func screen() -> Screen {
  Screen(Component(.empty()) { (_: Int, _: Send<Void>) in p("") }, state: 0)
}

let accounts = MemoryAccounts<Customer>()
let site: Site = { preconditionFailure() }()
let authenticator = Authenticator(accounts, for: site)
@MainActor let router = Router(context: VisitorContext<Customer>.self)

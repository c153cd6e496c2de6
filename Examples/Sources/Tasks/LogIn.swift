import ArcoAccounts
import ArcoPages
import Hummingbird

func routes(_ site: Site, _ accounts: some Accounts<Clerk>) -> Router<VisitorContext<Clerk>> {
  let router = Router(context: VisitorContext<Clerk>.self)
  router.logIn(by: Authenticator(accounts, for: site))
  router.requires().page("/desk", of: site, title: "Desk") { _, visit in
    Screen(deskPage(), state: Desk(user: visit.user))
  }
  return router
}

import ArcoAccounts
import ArcoHTML
import Shop

/// A very cheap hash: the passwords of the demo are public.
private let demoCost = PasswordCost(rounds: 4)

extension MemoryAccounts<Member> {
  /// The accounts of the shop. Grace works there.
  static func ofTheShop() -> MemoryAccounts {
    let accounts = MemoryAccounts()
    try? accounts.add(
      Member(name: "Ada"), id: "1", named: "ada", password: "engine", cost: demoCost)
    try? accounts.add(
      Member(name: "Grace", isStaff: true), id: "2", named: "grace", password: "compiler",
      cost: demoCost)
    return accounts
  }
}

extension LogInConfiguration {
  /// The configuration of the shop's log in.
  static func ofTheShop() -> LogInConfiguration {
    var configuration = LogInConfiguration()
    configuration.path = "/shop/log-in"
    configuration.logOutPath = "/shop/log-out"
    configuration.home = "/shop"
    configuration.cost = demoCost
    configuration.page = { form in
      document("Log in – Tea") {
        nav(.ariaLabel("Shop")) { a("Teas", .href("/shop")) }
        main(.class("card", "shop")) {
          h1("Log in")
          form.form()
          p("“ada” has the password “engine”, and “grace”, who works here, “compiler”.")
        }
      }
    }
    return configuration
  }
}

import ArcoOptics
import ArcoRoutes
import ArcoTesting
import Foundation
import Testing

/// 10,000 generated addresses, and 100,000 in the long form (`ARCO_SOAK=1`).
struct RouteSoakTests {
  private static let count =
    ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 100_000 : 10_000

  @Test func `generated addresses are read or refused, and their normal form is local`() {
    let law = Law("read or refused") { trial in
      let start = trial.draw("page", Page.self)
      let near = shop.address(of: start)?.text ?? "/"
      let address = trial.draw("address", .address(near: near))
      do throws(RouteError) {
        let page = try shop.read(address)
        let normal = shop.address(of: page)
        trial.expect(normal.flatMap { shop.value(of: $0.text) }, equals: page, "read again")
        trial.expect(normal.flatMap { Address($0.text) }, equals: normal, "local")
        trial.expect(Address(address) != nil, equals: true, "what was read is local")
      } catch {
        trial.expect(error.description.isEmpty, equals: false, "the refusal says something")
      }
    }
    #expect(law.counterexample(tries: Self.count) == nil)
  }

  @Test func `generated ways to write an address are read as its page`() {
    let laws = RouteLaws(shop).laws.filter { $0.name.contains("another way") }
    #expect(laws.count == 1)
    for law in laws { #expect(law.counterexample(tries: Self.count) == nil) }
  }
}

import ArcoPages
import Foundation
import Hummingbird
import TicketsFeature
import TicketsHTML

let environment = ProcessInfo.processInfo.environment
let host = environment["HOST"] ?? "127.0.0.1"
let port = environment["PORT"].flatMap { Int($0) } ?? 8080

let site = try Site()
let router = Router()
router.page("/", of: site, title: "Tickets") { _, _ in
  Screen(ticketsPage(), state: Tickets())
}
try await site.run(router, host: host, port: port) { port in
  print("Tickets: http://\(host):\(port)/")
  fflush(nil)  // at once, also where the output is not a terminal
}

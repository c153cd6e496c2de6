import ArcoTesting
import Testing

@testable import Tasks

@Test func `a search waits until nothing is typed`() throws {
  let test = TestDriver(search, state: Search(), world: Search.World { ["\($0)!"] })
  try test.send(.query("b")) { $0.query = "b" }
  try test.advance(by: .milliseconds(200))
  try test.send(.query("be")) { $0.query = "be" }
  try test.advance(by: .milliseconds(300))
  try test.receive(.found(["be!"])) { $0.results = ["be!"] }
  try test.finish()
}

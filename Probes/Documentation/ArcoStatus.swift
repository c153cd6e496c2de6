// What the examples of ArcoStatus take for given: a shop that loads prices and says something.

enum Offline: Error, Equatable { case offline }
struct ShopWorld: Sendable { var prices: @Sendable () async throws(Offline) -> [Int] }
enum Said: Equatable, Sendable { case saved, lineLost }

@Optics struct ShopPage {
  var listing = Loading<[Int], Offline>.idle
  var said: Notices<Said> = given()
}

enum ListInput: Sendable { case sort }
@Optics enum PageInput { case list(ListInput) }
@Optics enum ShopInput { case said(NoticesInput<Said>) }

let listing: Dispatcher<Void, [Int], ListInput> = given()
nonisolated(unsafe) var prices = Loading<[Int], Offline>.idle

func p(_ text: String) {}
func list(_ prices: [Int]) {}

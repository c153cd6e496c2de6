// What the examples of ArcoStatus take for given: a shop that loads prices and says something.
import ArcoCore
import ArcoOptics
import ArcoStatus

enum Offline: Error, Equatable { case offline }

struct ShopWorld: Sendable {
  var prices: @Sendable () async throws(Offline) -> [Int]
}

enum Said: Equatable, Sendable {
  case saved
  case lineLost
}

struct ShopPage: Sendable {
  var listing = Loading<[Int], Offline>.idle
  var said = Notices<Said>()

  struct Lenses: Sendable { let said = Lens(\ShopPage.said) }
  static let lenses = Lenses()
}

enum ListInput: Sendable { case sort }

enum PageInput: Sendable {
  case list(ListInput)

  struct Prisms: Sendable {
    let list = Prism<PageInput, ListInput>(
      extract: { if case .list(let input) = $0 { input } else { nil } }, embed: { .list($0) })
  }

  static let prisms = Prisms()
}

enum ShopInput: Sendable {
  case said(NoticesInput<Said>)

  struct Prisms: Sendable {
    let said = Prism<ShopInput, NoticesInput<Said>>(
      extract: { if case .said(let input) = $0 { input } else { nil } }, embed: { .said($0) })
  }

  static let prisms = Prisms()
}

let listing = Dispatcher<Void, [Int], ListInput>.reduce { prices, _ in prices.sort() }
nonisolated(unsafe) var prices = Loading<[Int], Offline>.idle

func p(_ text: String) {}
func list(_ prices: [Int]) {}

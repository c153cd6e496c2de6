import Arco
import ArcoWeb
import HandHTML
import Measure

/// The table on a page, without a browser.
@MainActor final class ChangePage {
  let driver: Driver<Void, ChangeTable, ChangeInput>
  private let page: Page
  private let down = BytesDown()
  private final class BytesDown { var last = 0 }

  /// - Parameter saysWhatItReads: whether the view of the page says that it reads the title alone.
  init(_ count: Int, saysWhatItReads: Bool = false) {
    driver = Driver(
      Dispatcher {
        changeRows
        changeTable
      }, state: ChangeTable())
    page = Page(driver, face: saysWhatItReads ? changeFaceOfTitle() : changeFace())
    page.onPatch = { [down] in down.last = $0.count }
    // From here on, numbers of nodes take three bytes, as they do on a page of 100,000 rows.
    driver.send(.run(2_000))
    driver.send(.clear)
    driver.send(.run(count))
  }

  func send(_ input: ChangeInput) { driver.send(input) }

  /// The id of the row at a position.
  func id(_ position: Int) -> Int { driver.state.rows.id(at: position) }

  /// What work costs on this page, counted.
  func cost(_ work: () -> Void) -> Cost {
    let before = driver.counters
    down.last = 0
    let taken = Allocations.of(work)
    let after = driver.counters
    return Cost(
      views: after.viewsRun - before.viewsRun,
      visits: after.nodesVisited - before.nodesVisited + after.rowsVisited - before.rowsVisited,
      bytes: down.last, allocations: taken.made)
  }

  struct Cost {
    let views: Int
    /// Nodes of the tree, and rows, that were looked at.
    let visits: Int
    let bytes: Int
    let allocations: Int
  }
}

/// What is done to the table, each on its own page.
enum ChangeOperation: String, CaseIterable {
  case toggle, edit, edits, swap, select, append, insert, remove, move, parent

  /// What the operation costs on a page of so many rows, once it was done before: the most views, visits and bytes of
  /// a turn, and the allocations that three of four turns stay within: memory that doubles now and then is left out. In
  /// a debug build a move towards the end takes one allocation more than a move towards the start.
  @MainActor func cost(_ count: Int) -> ChangePage.Cost {
    let page = ChangePage(count)
    let operation = on(page, count)
    var costs: [ChangePage.Cost] = []
    // Fewer than there are rows: to do something to a row again is cheaper.
    for turn in 0..<90 {
      operation.prepare?(turn)
      let cost = page.cost { operation.run(turn) }
      if turn >= 50 { costs.append(cost) }
    }
    return ChangePage.Cost(
      views: costs.map(\.views).max() ?? 0, visits: costs.map(\.visits).max() ?? 0,
      bytes: costs.map(\.bytes).max() ?? 0,
      allocations: costs.map(\.allocations).sorted()[costs.count * 3 / 4])
  }

  /// The operation on a page of so many rows; each of its turns leaves as many. Rows are drawn at random, and no
  /// row is drawn twice.
  @MainActor func on(_ page: ChangePage, _ count: Int) -> Operation {
    var draw = Draw()
    let order = draw.order(of: count)
    let place = { (turn: Int) in order[turn % count] }
    let ids = order.map(page.id)
    let id = { (turn: Int) in ids[turn % count] }
    // As long as each other, and each another one than a row has.
    let label = { (turn: Int) in "\(1_000 + turn % 9_000)" }
    switch self {
    case .toggle:
      return Operation { turn in page.send(.row(id(turn), .rename(label(turn)))) }
    case .edit: return Operation { turn in page.send(.edit([place(turn)], label(turn))) }
    case .edits:
      return Operation { turn in
        page.send(.edit([place(3 * turn), place(3 * turn + 1), place(3 * turn + 2)], label(turn)))
      }
    case .swap:
      // One of the first half with one of the second, with another row between them.
      return Operation { turn in
        let half = count / 2
        page.send(.swap(place(turn) % (half - 1), half + 1 + place(turn + 1) % (half - 1)))
      }
    case .select: return Operation { turn in page.send(.row(id(turn), .select)) }
    case .move:
      return Operation { turn in page.send(.move(id(turn), place(turn + count / 2))) }
    case .append:
      return Operation { _ in
        page.send(.row(page.id(count - 1), .remove))
      } _: { _ in
        page.send(.add(1))
      }
    case .insert:
      return Operation { _ in
        page.send(.row(page.id(count - 1), .remove))
      } _: { turn in
        page.send(.insert(min(place(turn), count - 1)))
      }
    case .remove:
      var next = 0
      return Operation { turn in
        page.send(.add(1))
        next = page.id(place(turn))
      } _: { _ in
        page.send(.row(next, .remove))
      }
    case .parent: return Operation { turn in page.send(.title(turn % 10)) }
    }
  }
}

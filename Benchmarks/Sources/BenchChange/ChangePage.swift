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
    driver.send(.run(count))
  }

  func send(_ input: ChangeInput) { driver.send(input) }

  /// The id of the row at a position.
  func id(_ position: Int) -> Int { driver.state.rows.id(at: position) }

  /// What work costs on this page, counted.
  func cost(_ work: () -> Void) -> Cost {
    let before = driver.counters.viewsRun
    down.last = 0
    let taken = Allocations.of(work)
    return Cost(
      views: driver.counters.viewsRun - before, bytes: down.last, allocations: taken.made)
  }

  struct Cost {
    let views: Int
    let bytes: Int
    let allocations: Int

    /// This cost, with the allocations of another one that has more.
    func orMore(than other: Cost) -> Cost {
      Cost(views: views, bytes: bytes, allocations: max(allocations, other.allocations))
    }
  }
}

/// What is done to the table, each on its own page.
enum ChangeOperation: String, CaseIterable {
  case toggle, edit, swap, select, append, insert, remove, parent

  /// What the operation costs on a page of so many rows, once it was done before. Of allocations the most
  /// that one of its turns makes, as a short text takes none.
  @MainActor func cost(_ count: Int) -> ChangePage.Cost {
    let page = ChangePage(count)
    let operation = on(page, count)
    var most = ChangePage.Cost(views: 0, bytes: 0, allocations: 0)
    for turn in 0..<240 {
      operation.prepare?(turn)
      let cost = page.cost { operation.run(turn) }
      // By then all memory is there, but for notes of an order, which double.
      if turn >= 140 { most = cost.orMore(than: most) }
    }
    return most
  }

  /// The operation on a page of so many rows; each of its turns leaves as many.
  @MainActor func on(_ page: ChangePage, _ count: Int) -> Operation {
    let middle = count / 2
    switch self {
    case .toggle:
      let id = page.id(middle)
      return Operation { turn in
        page.send(.row(id, .rename(turn % 2 == 0 ? "even" : "odd ")))
      }
    case .edit:
      return Operation { turn in
        page.send(.edit(middle, turn % 2 == 0 ? "even" : "odd "))
      }
    case .swap: return Operation { _ in page.send(.swap(1, count - 2)) }
    case .select:
      let ids = [page.id(middle), page.id(middle + 1)]
      return Operation { turn in page.send(.row(ids[turn % 2], .select)) }
    case .append:
      return Operation { _ in
        page.send(.row(page.id(count - 1), .remove))
      } _: { _ in
        page.send(.add(1))
      }
    case .insert:
      return Operation { _ in
        page.send(.row(page.id(0), .remove))
      } _: { _ in
        page.send(.insert)
      }
    case .remove:
      return Operation { _ in
        page.send(.add(1))
      } _: { _ in
        page.send(.row(page.id(middle), .remove))
      }
    case .parent: return Operation { turn in page.send(.title(turn % 10)) }
    }
  }
}

import Arco
import ArcoHTML
import ArcoWeb
import HandHTML
import Measure

/// The table on a page, without a browser.
@MainActor final class TablePage {
  let driver: Driver<Void, Table, TableInput>
  private let page: Page
  private let last = LastPatch()

  init() {
    driver = Driver(
      Dispatcher {
        tableRows
        tableItself
      }, state: Table())
    page = Page(driver, face: tableFace())
    page.onPatch = { [last] in last.bytes = $0 }
  }

  /// `.run(1_000)` on an empty table.
  static func run() -> Operation {
    let shown = TablePage()
    return Operation { _ in
      shown.driver.send(.clear)
    } _: { _ in
      shown.driver.send(.run(1_000))
    }
  }

  /// `.clear` of a table of a thousand rows.
  static func clear() -> Operation {
    let shown = TablePage()
    return Operation { _ in
      shown.driver.send(.run(1_000))
    } _: { _ in
      shown.driver.send(.clear)
    }
  }

  /// What the second of two rows is sent as, and what of that is its own.
  static func secondRow() -> (bytes: Int, dynamic: Int) {
    let shown = TablePage()
    shown.driver.send(.add(1))
    shown.driver.send(.add(1))
    let row = shown.driver.state.rows[1]
    return (shown.last.bytes.count, "\(row.id)".utf8.count + row.label.utf8.count)
  }
}

extension HandTable {
  /// Whether the cross of the second row takes it away, once.
  static func takesClicks() -> Bool {
    let table = HandTable()
    let last = LastPatch()
    table.onPatch = { last.bytes = $0 }
    table.send(.run(3))
    let isTaken = table.click(2, 1)
    return isTaken && last.bytes == [4, 2] && !table.click(2, 1)
  }

  static func shown() -> HandTable {
    let table = HandTable()
    let last = LastPatch()
    table.onPatch = { last.bytes = $0 }
    return table
  }

  static func run() -> Operation {
    let table = shown()
    return Operation { _ in
      table.send(.clear)
    } _: { _ in
      table.send(.run(1_000))
    }
  }

  static func clear() -> Operation {
    let table = shown()
    return Operation { _ in
      table.send(.run(1_000))
    } _: { _ in
      table.send(.clear)
    }
  }
}

/// What a host was handed last.
final class LastPatch {
  var bytes: [UInt8] = []
}

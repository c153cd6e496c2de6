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

  /// Whether the least code sends the same bytes, whatever is done.
  static func sendsWhatTheLeastSends() -> Bool {
    let (table, least, last, lastLeast) = (HandTable(), LeastTable(), LastPatch(), LastPatch())
    table.onPatch = { last.bytes = $0 }
    least.onPatch = { lastLeast.bytes = $0 }
    let inputs: [Input] = [
      .run(1_000), .update, .swap, .row(3, .select), .row(999, .select), .row(500, .remove),
      .row(7, .rename("so")),
      .add(2), .row(2, .remove), .swap, .row(999, .remove), .clear, .run(3), .row(1_004, .remove),
    ]
    return inputs.allSatisfy { input in
      table.send(input)
      least.send(input)
      return last.bytes == lastLeast.bytes
    }
  }

  static func run() -> Operation { filling(HandTable().kept().send) }
  static func clear() -> Operation { clearing(HandTable().kept().send) }

  /// This table, whose patches go nowhere.
  func kept() -> HandTable {
    let last = LastPatch()
    onPatch = { last.bytes = $0 }
    return self
  }
}

extension LeastTable {
  static func run() -> Operation { filling(LeastTable().kept().send) }
  static func clear() -> Operation { clearing(LeastTable().kept().send) }

  /// This table, whose patches go nowhere.
  func kept() -> LeastTable {
    let last = LastPatch()
    onPatch = { last.bytes = $0 }
    return self
  }
}

private func filling(_ send: @escaping (HandTable.Input) -> Void) -> Operation {
  Operation(preparing: { _ in send(.clear) }, { _ in send(.run(1_000)) })
}

private func clearing(_ send: @escaping (HandTable.Input) -> Void) -> Operation {
  Operation(preparing: { _ in send(.run(1_000)) }, { _ in send(.clear) })
}

/// What a host was handed last.
final class LastPatch {
  var bytes: [UInt8] = []
}

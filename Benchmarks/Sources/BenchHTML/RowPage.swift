import Arco
import ArcoHTML
import ArcoWeb
import HandHTML
import Measure

enum RowPageInput: Sendable {
  case show(TableRow)
  case hide
  case row(RowInput)
}

private let shownRow = row.child(
  ifPresent: .some(),
  input: Prism(RowPageInput.row, footprint: .case(0)) {
    if case .row(let input) = $0 { input } else { nil }
  })

private let holder = Dispatcher<Void, TableRow?, RowPageInput>.reduce { row, input in
  switch input {
  case .show(let new): row = new
  case .hide, .row(.remove): row = nil
  case .row(.select): row?.isSelected = true
  case .row(.rename): break
  }
}

private func face() -> Face<TableRow?, RowPageInput, HTML> {
  Face.placing { parts in
    let rowView = parts.place(shownRow, rowFace())
    return parts.view { _, _ in tbody { rowView } }
  }
}

/// A row's face alone on a page, there or not.
@MainActor final class RowPage {
  let driver: Driver<Void, TableRow?, RowPageInput>
  private let page: Page
  private let last = LastPatch()

  init() {
    driver = Driver(
      Dispatcher {
        shownRow
        holder
      }, state: nil)
    page = Page(driver, face: face())
    page.onPatch = { [last] in last.bytes = $0 }
  }

  /// Mounts the row in the page.
  static func create() -> Operation {
    let shown = RowPage()
    return Operation { _ in
      shown.driver.send(.hide)
    } _: { turn in
      shown.driver.send(.show(TableRow(id: turn, label: rowLabels[0])))
    }
  }

  /// Gives the row another label.
  static func update() -> Contest.Run {
    let shown = RowPage()
    shown.driver.send(.show(TableRow(id: 1, label: rowLabels[0])))
    return { turn in shown.driver.send(.row(.rename(rowLabels[(turn + 1) & 1]))) }
  }
}

extension HandRowPage {
  static func shown() -> HandRowPage {
    let page = HandRowPage()
    let last = LastPatch()
    page.onPatch = { last.bytes = $0 }
    return page
  }

  static func create() -> Operation {
    let page = shown()
    return Operation { _ in
      page.send(.hide)
    } _: { turn in
      page.send(.show(TableRow(id: turn, label: rowLabels[0])))
    }
  }

  static func update() -> Contest.Run {
    let page = shown()
    page.send(.show(TableRow(id: 1, label: rowLabels[0])))
    return { turn in page.send(.row(.rename(rowLabels[(turn + 1) & 1]))) }
  }
}

/// Labels of which each is another than the one before.
let rowLabels = ["pretty yellow keyboard", "pretty yellow keyboard !!!"]

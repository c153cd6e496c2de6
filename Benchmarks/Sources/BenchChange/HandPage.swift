import HandHTML
import Measure

/// The operations of js-framework-benchmark on a page of a thousand rows, in Arco and by hand.
enum PageOperation: String, CaseIterable {
  case update, select, swap, remove, append

  /// Many rows, or labels that grow with each turn, are done few times.
  var counts: Contest.Counts {
    switch self {
    case .update, .append: .single
    case .select, .swap, .remove: .hundreds
    }
  }

  /// On the page whose parent writes the whole table.
  @MainActor func inArco(saysWhatItReads: Bool = false) -> Operation {
    let page = ChangePage(1_000, saysWhatItReads: saysWhatItReads)
    switch self {
    case .update: return Operation { _ in page.send(.update) }
    case .select:
      let ids = [page.id(400), page.id(401)]
      return Operation { turn in page.send(.row(ids[turn % 2], .select)) }
    case .swap: return Operation { _ in page.send(.swap(1, 998)) }
    case .remove:
      return Operation { _ in
        page.send(.add(1))
      } _: { _ in
        page.send(.row(page.id(500), .remove))
      }
    case .append:
      return Operation { _ in
        page.send(.run(1_000))
      } _: { _ in
        page.send(.add(1_000))
      }
    }
  }

  /// On the page that is written for this one table.
  @MainActor func byHand() -> Operation {
    let table = HandTable()
    table.onPatch = { keep($0) }
    table.send(.run(1_000))
    var last = 1_000
    switch self {
    case .update: return Operation { _ in table.send(.update) }
    case .select: return Operation { turn in table.send(.row(400 + turn % 2, .select)) }
    case .swap: return Operation { _ in table.send(.swap) }
    case .remove:
      return Operation { _ in
        table.send(.add(1))
        last += 1
      } _: { turn in
        table.send(.row(500 + turn, .remove))
      }
    case .append:
      return Operation { _ in
        table.send(.run(1_000))
      } _: { _ in
        table.send(.add(1_000))
      }
    }
  }
}

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

  /// The row of each turn, by its place of a thousand.
  private static let places: [Int] = {
    var draw = Draw()
    return draw.order(of: 1_000)
  }()

  /// On the page whose parent writes the whole table.
  @MainActor func inArco(saysWhatItReads: Bool = false) -> Operation {
    let page = ChangePage(1_000, saysWhatItReads: saysWhatItReads)
    switch self {
    case .update: return Operation { _ in page.send(.update) }
    case .select:
      let ids = Self.places.map(page.id)
      return Operation { turn in page.send(.row(ids[turn % 1_000], .select)) }
    case .swap: return Operation { _ in page.send(.swap(1, 998)) }
    case .remove:
      var next = 0
      return Operation { turn in
        page.send(.add(1))
        next = page.id(Self.places[turn % 1_000])
      } _: { _ in
        page.send(.row(next, .remove))
      }
    case .append:
      return Operation { _ in
        page.send(.run(1_000))
      } _: { _ in
        page.send(.add(1_000))
      }
    }
  }

  /// On the page that is written for this one table, in Arco's design.
  @MainActor func byHand() -> Operation {
    let table = HandTable()
    table.onPatch = { keep($0) }
    return on(table.send)
  }

  /// On the page that is the least code for this one table.
  @MainActor func least() -> Operation {
    let table = LeastTable()
    table.onPatch = { keep($0) }
    return on(table.send)
  }

  private func on(_ send: @escaping (HandTable.Input) -> Void) -> Operation {
    send(.run(1_000))
    switch self {
    case .update: return Operation { _ in send(.update) }
    case .select: return Operation { turn in send(.row(1 + Self.places[turn % 1_000], .select)) }
    case .swap: return Operation { _ in send(.swap) }
    case .remove:
      // The rows by their place, as the page in Arco is asked for them.
      var ids = Array(1...1_000)
      var last = 1_000
      var next = 0
      return Operation { turn in
        send(.add(1))
        last += 1
        ids.append(last)
        next = ids.remove(at: Self.places[turn % 1_000])
      } _: { _ in
        send(.row(next, .remove))
      }
    case .append:
      return Operation { _ in
        send(.run(1_000))
      } _: { _ in
        send(.add(1_000))
      }
    }
  }
}

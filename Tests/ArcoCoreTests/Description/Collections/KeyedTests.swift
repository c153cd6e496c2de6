import Arco
import Testing

private struct Item: Identifiable, Equatable, Sendable {
  var id: Int
  var count = 0
}

private enum ListInput: Sendable {
  case row(Int, Int)
  case reverse
}

struct KeyedTests {
  @Test func `an array of identifiable elements is found and changed by id`() {
    var items = [Item(id: 3), Item(id: 1)]
    #expect(items.keys == [3, 1])
    #expect(items.structure == nil)
    #expect(items.contains(id: 1))
    #expect(!items.contains(id: 2))
    #expect(items.element(id: 3) == Item(id: 3))
    #expect(items.element(id: 2) == nil)
    items.modify(id: 1) { $0.count = 5 }
    #expect(items == [Item(id: 3), Item(id: 1, count: 5)])
    let answer: Void? = items.modify(id: 2) { $0.count = 5 }
    #expect(answer == nil)
  }

  @Test func `changing an element by id leaves the array where it is`() {
    var items = (0..<100).map { Item(id: $0) }
    let address = items.withUnsafeBufferPointer { $0.baseAddress }
    items.modify(id: 50) { $0.count = 1 }
    #expect(items.withUnsafeBufferPointer { $0.baseAddress } == address)
  }

  @Test func `rows have optics by id and by position`() {
    var rows = Rows([Item(id: 3), Item(id: 1)])
    _ = StandardOptics.WithID(1).modifyIfPresent(&rows) { $0.count = 5 }
    _ = StandardOptics.At(0).modifyIfPresent(&rows) { $0.count = 6 }
    #expect(Array(rows) == [Item(id: 3, count: 6), Item(id: 1, count: 5)])
    #expect(StandardOptics.WithID(2).extract(rows) == nil)
  }

  @Test @MainActor func `an array's rows are shown, follow its order and keep their instances`() {
    let add = Dispatcher<Void, Item, Int>.reduce { $0.count += $1 }
    let rows = add.child(
      each: Itself<[Item]>(),
      input: Prism(ListInput.row) { if case .row(let id, let n) = $0 { (id, n) } else { nil } })
    let list = Dispatcher<Void, [Item], ListInput> {
      rows
      Dispatcher<Void, [Item], ListInput>.reduce { items, input in
        if case .reverse = input { items.reverse() }
      }
    }
    let shown = Shown(
      Driver(list, state: [Item(id: 1), Item(id: 2)]),
      Face.placing { parts in
        let view = parts.place(rows, Face { item, _ in .line("\(item.id):\(item.count)") })
        return parts.view { _, _ in view }
      })
    shown.driver.send(.row(2, 5))
    #expect(shown.text == "1:0,2:5")
    let ids = shown.instances.map(\.id)
    shown.driver.send(.reverse)
    #expect(shown.text == "2:5,1:0")
    #expect(shown.instances.map(\.id) == ids.reversed())
  }
}

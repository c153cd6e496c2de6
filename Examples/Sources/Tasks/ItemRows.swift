import ArcoPages

struct Item: Feature, Identifiable {
  let id: Int
  var count = 0

  enum Input { case add, delete }
}

@Optics
struct Items: Feature {
  var rows: Rows<Int, Item> = []
  var next: Int = 0

  @Optics
  enum Input {
    case row(Int, Item.Input)
    case new
  }
}

let item = DispatcherOf<Item>.reduce { item, input in
  if input == .add { item.count += 1 }
}

let items = DispatcherOf<Items> {
  item.child(each: \.rows, input: \.row)
  Dispatcher.reduce { items, input in
    switch input {
    case .row(let id, .delete): items.rows.remove(id: id)
    case .row: break
    case .new:
      items.rows.append(Item(id: items.next))
      items.next += 1
    }
  }
}

func itemFace() -> PageFace<Item> {
  Face { item, send in
    li {
      button("\(item.count)", .onClick { send(.add) })
      button("×", .onClick { send(.delete) })
    }
  }
}

func itemsPage() -> PageComponent<Items> {
  .showing(items) { _, send, parts in
    ul { parts.place(itemFace(), each: \.rows, input: \.row) }
    button("New", .onClick { send(.new) })
  }
}

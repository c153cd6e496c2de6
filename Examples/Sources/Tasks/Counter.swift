import ArcoPages

let counting = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }

func counterPage() -> Component<Void, Int, Int, HTML> {
  Component(counting) { count, send in
    button("−", .onClick { send(-1) })
    output("\(count)")
    button("+", .onClick { send(1) })
  }
}

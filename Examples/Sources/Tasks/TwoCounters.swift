import ArcoPages

@Optics
struct Two: Feature, Equatable {
  var left = 0
  var right = 0

  @Optics
  enum Input {
    case left(Int)
    case right(Int)
  }
}

let two = DispatcherOf<Two> {
  counting.child(state: \.left, input: \.left)
  counting.child(state: \.right, input: \.right)
}

func counterFace() -> Face<Int, Int, HTML> {
  Face { count, send in
    button("−", .onClick { send(-1) })
    output("\(count)")
    button("+", .onClick { send(1) })
  }
}

func twoPage() -> PageComponent<Two> {
  .showing(two) { _, _, parts in
    parts.place(counterFace(), state: \.left, input: \.left)
    parts.place(counterFace(), state: \.right, input: \.right)
  }
}

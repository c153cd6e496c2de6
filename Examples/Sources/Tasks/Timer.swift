import ArcoPages

let timer = Dispatcher<Void, Int, Void> {
  Dispatcher.reduce { seconds, _ in seconds += 1 }
  Dispatcher.alive { .send((), every: .seconds(1)) }
}

func timerFace() -> Face<Int, Void, HTML> {
  Face { seconds, _ in output("\(seconds) s") }
}

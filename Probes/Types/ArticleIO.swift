// Work with a typed failure, made of a closure that never fails.
struct IO<Failure: Error, Value> {
  let run: () throws(Failure) -> Value
}

func work<Failure: Error>(_ value: Int) -> IO<Failure, Int> {
  IO { value }
  // error: invalid conversion of thrown error type 'Never' to 'Failure'
}

func workOut<Failure: Error>(_ value: Int) -> IO<Failure, Int> {
  IO { () throws(Failure) in value }
}

func untyped() -> IO<Error, Int> { IO { 1 } }

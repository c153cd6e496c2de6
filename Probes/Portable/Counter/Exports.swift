import ArcoCore

/// The running page, and what was drawn of it last.
final class Page {
  let driver: Driver<Void, Int, CounterInput>
  let root: Slot<Text>
  let flushes: Tally
  var text: [UInt8] = []

  init() {
    let tally = Tally()
    driver = Driver(counter, state: 0, world: ())
    root = driver.show(counterFace()) { _ in tally.count += 1 }
    flushes = tally
  }

  func draw() {
    text = []
    for instance in root.instances { text += instance.content.line.utf8 }
  }
}

final class Tally {
  var count: Int32 = 0
}

// The one wasm thread owns it: there is no other that could touch it.
nonisolated(unsafe) private let page = Page()

/// Sends the input with this number; false when there is none.
@_expose(wasm, "send")
@_cdecl("send")
public func send(_ input: Int32) -> Bool {
  switch input {
  case 0: page.driver.send(.decrement)
  case 1: page.driver.send(.increment)
  default: return false
  }
  return true
}

/// Draws the view and returns how many bytes its text has.
@_expose(wasm, "render")
@_cdecl("render")
public func render() -> Int32 {
  page.draw()
  return Int32(page.text.count)
}

/// The byte of the drawn text at this index.
@_expose(wasm, "byte")
@_cdecl("byte")
public func byte(_ index: Int32) -> UInt8 {
  page.text[Int(index)]
}

/// How often a host was told of changes.
@_expose(wasm, "flushes")
@_cdecl("flushes")
public func flushes() -> Int32 {
  page.flushes.count
}

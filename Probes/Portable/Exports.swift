import ArcoCore

// The one wasm thread owns these: no other thread exists that could touch them.
nonisolated(unsafe) private let driver = Driver(pair, state: Pair(), world: ())
nonisolated(unsafe) private let root = driver.show(pairFace()) { changes in draws += changes.count }
nonisolated(unsafe) private var draws = 0
nonisolated(unsafe) private var text: [UInt8] = []

/// Sends the input with this number; false when there is none.
@_expose(wasm, "send")
@_cdecl("send")
public func send(_ input: Int32) -> Bool {
  switch input {
  case 0: driver.send(.left(.decrement))
  case 1: driver.send(.left(.increment))
  case 2: driver.send(.right(.increment))
  default: return false
  }
  return true
}

/// Draws the view and returns how many bytes its text has.
@_expose(wasm, "render")
@_cdecl("render")
public func render() -> Int32 {
  var shown = root.instances[0].content.shown
  text = shown.withUTF8 { Array($0) }  // looking at `utf8` would link every other encoding
  return Int32(text.count)
}

/// The byte of the drawn text at this index.
@_expose(wasm, "byte")
@_cdecl("byte")
public func byte(_ index: Int32) -> UInt8 {
  text[Int(index)]
}

// The one wasm thread owns these: no other thread exists that could touch them.
nonisolated(unsafe) private var counter = Counter()
nonisolated(unsafe) private var text: [UInt8] = []

/// Sends the input with this number; false when there is none.
@_expose(wasm, "send")
@_cdecl("send")
public func send(_ input: Int32) -> Bool {
  guard let input = Counter.Input(rawValue: input) else { return false }
  counter.reduce(input)
  return true
}

/// Draws the view and returns how many bytes its text has.
@_expose(wasm, "render")
@_cdecl("render")
public func render() -> Int32 {
  text = Array(counter.view.utf8)
  return Int32(text.count)
}

/// The byte of the drawn text at this index.
@_expose(wasm, "byte")
@_cdecl("byte")
public func byte(_ index: Int32) -> UInt8 {
  text[Int(index)]
}

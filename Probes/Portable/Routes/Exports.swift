import ArcoRoutes

/// What the host is typing, and what came of it: the normal form of the address, or what is wrong.
final class Desk {
  var typed: [UInt8] = []
  var answer: [UInt8] = []
}

// The one wasm thread owns it: there is no other that could touch it.
nonisolated(unsafe) private let desk = Desk()

/// Types a byte of an address; false for what is no byte.
@_expose(wasm, "send")
@_cdecl("send")
public func send(_ byte: Int32) -> Bool {
  guard let byte = UInt8(exactly: byte) else { return false }
  desk.typed.append(byte)
  return true
}

/// Reads what was typed, prints it in its normal form, and returns how many bytes that has.
@_expose(wasm, "render")
@_cdecl("render")
public func render() -> Int32 {
  let typed = String(decoding: desk.typed, as: UTF8.self)
  desk.typed = []
  do throws(RouteError) {
    desk.answer = Array((try shop.normal(typed)?.text ?? "").utf8)
  } catch {
    desk.answer = Array(error.description.utf8)
  }
  return Int32(desk.answer.count)
}

/// The byte of the answer at this index.
@_expose(wasm, "byte")
@_cdecl("byte")
public func byte(_ index: Int32) -> UInt8 {
  desk.answer[Int(index)]
}

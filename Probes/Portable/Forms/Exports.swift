import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoWeb

/// What the host is typing, and the page as it is.
final class Desk {
  let driver = Driver(booking.dispatcher, state: FormState(GuestDraft()), world: ())
  let page: Page
  var typed: [UInt8] = []
  var answer: [UInt8] = []

  init() { page = Page(driver, face: bookingFace()) }
}

// The one wasm thread owns it: there is no other that could touch it.
nonisolated(unsafe) private let desk = Desk()

/// Types a byte of a line, which says what happens: `n` and a name, `s` and seats, `!` to submit.
@_expose(wasm, "send")
@_cdecl("send")
public func send(_ byte: Int32) -> Bool {
  guard let byte = UInt8(exactly: byte) else { return false }
  guard byte == UInt8(ascii: "\n") else {
    desk.typed.append(byte)
    return true
  }
  let text = String(decoding: desk.typed.dropFirst(), as: UTF8.self)
  switch desk.typed.first {
  case UInt8(ascii: "n"): desk.driver.send(.draft(.name(.write(text))))
  case UInt8(ascii: "s"): desk.driver.send(.draft(.seats(.write(text))))
  default: desk.driver.send(.submit)
  }
  desk.typed = []
  return true
}

/// Draws the page, and returns how many bytes that has.
@_expose(wasm, "render")
@_cdecl("render")
public func render() -> Int32 {
  desk.answer = desk.page.markup()
  return Int32(desk.answer.count)
}

/// The byte of the answer at this index.
@_expose(wasm, "byte")
@_cdecl("byte")
public func byte(_ index: Int32) -> UInt8 {
  desk.answer[Int(index)]
}

/// Places in texts, however they are counted, and texts that are put together of parts: none of it needs what
/// is left out of a module.
private func outcomes() -> [Bool] {
  let text = "aé€😀" + line(3)
  let units = text.utf16
  let face = String.Index(utf16Offset: 3, in: text)
  let within = String.Index(utf16Offset: 4, in: text)
  var longer = String(text[text.startIndex..<face])
  longer += text[face...]
  longer.append(contentsOf: text.dropLast())
  longer.append(contentsOf: text.utf8.reversed().map { _ in "x" }.joined())
  return [
    units.count == 5 + 3 * 20,
    units.distance(from: text.startIndex, to: face) == 3,
    text.utf8.distance(from: text.startIndex, to: face) == 6,
    text.unicodeScalars[face].value == 0x1F600,
    text.unicodeScalars[within].value == 0x1F600,
    units[within] == 0xDE00,
    face.utf16Offset(in: text) == 3,
    text.utf8[units.index(units.startIndex, offsetBy: 3)] == 0xF0,
    text.utf8[text.utf8.index(face, offsetBy: -3)] == 0xE2,
    longer.utf8.elementsEqual(
      Array(text.utf8) + Array(text.utf8).dropLast() + [UInt8](repeating: 0x78, count: 70)),
    Substring(text).utf8.count == 70,
    text.unicodeScalars.reversed().count == 64,
  ]
}

private func line(_ count: Int) -> String {
  String(repeating: "twenty bytes of text", count: count)
}

/// The number of the first check that fails; -1 if none does.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  Int32(outcomes().firstIndex(of: false) ?? -1)
}

nonisolated(unsafe) private let inbox = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: 1 << 16)

/// Where two texts are put, one after the other.
@_expose(wasm, "room")
@_cdecl("room")
public func room() -> UnsafeMutablePointer<UInt8>? { inbox.baseAddress }

/// How two texts of so many bytes compare: -1, 0, 1; 2 if what Swift says of them is not of one mind.
@_expose(wasm, "order")
@_cdecl("order")
public func order(_ ones: Int32, _ twos: Int32) -> Int32 {
  let end = Int(ones) + Int(twos)
  let one = String(decoding: inbox[..<Int(ones)], as: UTF8.self)
  let two = String(decoding: inbox[Int(ones)..<end], as: UTF8.self)
  // Parts of longer texts go another way.
  let (first, second) = ("x" + one, "x" + two)
  let parts = (first.dropPrefix(), second.dropPrefix())
  let isEqual = one == two
  guard isEqual == (parts.0 == parts.1), (one < two) == (parts.0 < parts.1),
    (isEqual ? 1 : 0) + (one < two ? 1 : 0) + (two < one ? 1 : 0) == 1
  else { return 2 }
  return isEqual ? 0 : one < two ? -1 : 1
}

extension String {
  /// Without its first byte.
  fileprivate func dropPrefix() -> Substring {
    self[utf8.index(after: startIndex)...]
  }
}

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

/// How many checks there are.
@_expose(wasm, "checks")
@_cdecl("checks")
public func checks() -> Int32 { Int32(outcomes().count) }

/// The number of the first check that fails; that of checks when none does.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  let outcomes = outcomes()
  return Int32(outcomes.firstIndex(of: false) ?? outcomes.count)
}

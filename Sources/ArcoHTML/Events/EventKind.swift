/// What happened to an element; its raw value is the letter on the wire.
package enum EventKind: UInt8, Sendable, CaseIterable {
  case click = 0x63  // c
  case doubleClick = 0x64  // d
  case input = 0x69  // i
  case change = 0x68  // h
  case submit = 0x73  // s
  case keyDown = 0x6B  // k
  case keyUp = 0x75  // u
  case focus = 0x66  // f
  case blur = 0x62  // b
  /// Of the page as a whole: somebody goes to an address.
  case visit = 0x76  // v
}

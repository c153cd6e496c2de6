/// A kind of event. The raw value is its letter on the wire.
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
  case pointerDown = 0x70  // p
  case pointerMove = 0x6D  // m
  case pointerUp = 0x72  // r
  case pointerCancel = 0x78  // x
  case pointerEnter = 0x65  // e
  case pointerLeave = 0x6C  // l
  case contextMenu = 0x6E  // n
  case wheel = 0x77  // w
  case scroll = 0x6F  // o
  case paste = 0x74  // t
  case drop = 0x67  // g
  /// A `CustomEvent` of a custom element, by its name.
  case custom = 0x61  // a
  /// Not an event of an element: the browser goes to an address.
  case visit = 0x76  // v
}

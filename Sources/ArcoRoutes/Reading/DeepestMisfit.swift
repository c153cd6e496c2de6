/// The mismatch that a route found deepest in an address, of all alternatives that it tried.
@usableFromInline
struct DeepestMisfit {
  /// The depth of the mismatch in the address.
  private var depth = -1
  private var place = RouteError.Place.path(segment: 1)
  private var expected: [RouteError.Expectation] = []
  private var found: String?

  @usableFromInline
  init() {}

  mutating func note(
    _ depth: Int, _ place: RouteError.Place, _ wanted: RouteError.Expectation, found: String?
  ) {
    guard depth >= self.depth else { return }
    if depth > self.depth || place != self.place {
      self = DeepestMisfit()
      self.depth = depth
      self.place = place
      self.found = found
    }
    if !expected.contains(wanted) { expected.append(wanted) }
  }

  /// The mismatch as an error.
  var error: RouteError { .misfit(at: place, expected: expected, found: found) }
}

extension Address.Reader {
  /// Records that a segment does not fit.
  @usableFromInline
  mutating func refuseSegment(at position: Int, _ wanted: RouteError.Expectation) {
    guard misfit != nil else { return }
    var copy = self
    copy.position = position
    let start = copy.nextSegment()
    let found = copy.segment()
    var number = 1
    var earlier = self
    earlier.position = 0
    while earlier.nextSegment() < start, earlier.segment() != nil { number += 1 }
    misfit?.note(start, .path(segment: number), wanted, found: found?.shown)
  }

  /// Records that constant segments do not fit, at the first segment that differs.
  @usableFromInline
  mutating func refuse(_ literal: StaticString) {
    guard misfit != nil else { return }
    var place = self
    var rest = literal.description[...]
    while let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) {
      var next = place
      guard let found = next.segment(), found.has(rest[..<slash].utf8) else { break }
      place = next
      rest = rest[rest.utf8.index(after: slash)...]
    }
    refuseSegment(at: place.position, .literal(String(rest)))
  }

  /// Records that an item of the query does not fit.
  @usableFromInline
  mutating func refuseItem(
    _ name: StaticString, _ wanted: RouteError.Expectation, found: Address.EncodedText?
  ) {
    guard misfit != nil else { return }
    misfit?.note(pathEnd + 1, .item(name.description), wanted, found: found?.shown)
  }

  /// Records that the fragment does not fit.
  @usableFromInline
  mutating func refuseFragment(_ wanted: RouteError.Expectation) {
    guard misfit != nil else { return }
    let found = fragment?.shown
    misfit?.note(pathEnd + 2, .fragment, wanted, found: found)
  }
}

extension Address.EncodedText {
  /// Whether the decoded text has these bytes.
  fileprivate func has(_ bytes: Substring.UTF8View) -> Bool {
    var next = 0
    for wanted in bytes {
      guard next < count, let byte = byte(at: &next), byte == wanted else { return false }
    }
    return next == count
  }

  /// The text for an error: encoded, at most a hundred bytes, without an incomplete scalar at the
  /// end.
  fileprivate var shown: String {
    var end = min(count, 100)
    while end > 0, end < count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return Address.EncodedText(bytes, count: end, in: place).raw
  }
}

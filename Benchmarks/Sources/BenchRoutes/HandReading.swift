/// Reads an address of the shop as one would write it by hand, on bytes, with the same care: no
/// other site, strict encoding, one item of a name.
func readByHand(_ address: String) -> Page? {
  var address = address
  return address.withUTF8 { bytes in HandReader(bytes)?.page() }
}

struct HandReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var pathEnd = 0
  var queryEnd = 0

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    if bytes.count > 1, bytes[1] == UInt8(ascii: "/") { return nil }
    while pathEnd < bytes.count {
      let byte = bytes[pathEnd]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return nil }
      pathEnd += 1
    }
    queryEnd = bytes.count
    for index in pathEnd..<bytes.count {
      if bytes[index] <= 0x20 || bytes[index] == 0x7F { return nil }
      if queryEnd == bytes.count, bytes[index] == UInt8(ascii: "#") { queryEnd = index }
    }
  }

  func page() -> Page? {
    var next = 0
    guard let first = segment(&next) else { return .list }
    if isSame(first, "items") {
      guard let second = segment(&next), let id = integer(second), segment(&next) == nil
      else { return nil }
      return .item(ItemID(rawValue: id))
    }
    if isSame(first, "cart") { return segment(&next) == nil ? .cart : nil }
    if isSame(first, "checkout") {
      guard let second = segment(&next), let text = text(second, isItem: false),
        let step = Step(rawValue: text), segment(&next) == nil
      else { return nil }
      return .checkout(step)
    }
    if isSame(first, "search") { return segment(&next) == nil ? search() : nil }
    if isSame(first, "orders") { return segment(&next) == nil ? orders() : nil }
    return nil
  }

  private func segment(_ next: inout Int) -> Range<Int>? {
    while next < pathEnd, bytes[next] == UInt8(ascii: "/") { next += 1 }
    guard next < pathEnd else { return nil }
    let start = next
    while next < pathEnd, bytes[next] != UInt8(ascii: "/") { next += 1 }
    return start..<next
  }

  private func search() -> Page? {
    var search = Search()
    var (hasWords, hasMost, hasPage) = (false, false, false)
    var next = pathEnd + 1
    while let (name, value) = item(&next) {
      if isSame(name, "words") {
        guard !hasWords, let words = text(value, isItem: true) else { return nil }
        search.words = words
        hasWords = true
      } else if isSame(name, "most") {
        guard !hasMost, let most = integer(value) else { return nil }
        search.most = most
        hasMost = true
      } else if isSame(name, "tag") {
        guard let tag = text(value, isItem: true) else { return nil }
        search.tags.append(tag)
      } else if isSame(name, "page") {
        guard !hasPage, let page = integer(value) else { return nil }
        search.page = page
        hasPage = true
      }
    }
    return .search(search)
  }

  private func orders() -> Page? {
    var page: Int?
    var next = pathEnd + 1
    while let (name, value) = item(&next) {
      guard isSame(name, "page") else { continue }
      guard page == nil, let number = integer(value) else { return nil }
      page = number
    }
    return .orders(page: page ?? 1)
  }

  private func item(_ next: inout Int) -> (Range<Int>, Range<Int>)? {
    while next < queryEnd, bytes[next] == UInt8(ascii: "&") { next += 1 }
    guard next < queryEnd else { return nil }
    let start = next
    while next < queryEnd, bytes[next] != UInt8(ascii: "="), bytes[next] != UInt8(ascii: "&") {
      next += 1
    }
    let name = start..<next
    guard next < queryEnd, bytes[next] == UInt8(ascii: "=") else { return (name, next..<next) }
    next += 1
    let first = next
    while next < queryEnd, bytes[next] != UInt8(ascii: "&") { next += 1 }
    return (name, first..<next)
  }

  private func isSame(_ range: Range<Int>, _ word: StaticString) -> Bool {
    var next = range.lowerBound
    for index in 0..<word.utf8CodeUnitCount {
      guard next < range.upperBound, byte(&next, range.upperBound, true) == word.utf8Start[index]
      else { return false }
    }
    return next == range.upperBound
  }

  private func byte(_ next: inout Int, _ end: Int, _ isItem: Bool) -> UInt8? {
    let byte = bytes[next]
    guard byte == UInt8(ascii: "%") else {
      next += 1
      return isItem && byte == UInt8(ascii: "+") ? 0x20 : byte
    }
    guard next + 2 < end, let high = digit(bytes[next + 1]), let low = digit(bytes[next + 2])
    else { return nil }
    next += 3
    return high << 4 | low
  }

  private func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private func integer(_ range: Range<Int>) -> Int? {
    var next = range.lowerBound
    var number = 0
    var digits = 0
    var isNegative = false
    while next < range.upperBound {
      guard let byte = byte(&next, range.upperBound, false) else { return nil }
      if digits == 0, !isNegative, byte == UInt8(ascii: "-") {
        isNegative = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39, digits == 0 || number != 0 else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - 0x30)
      let (sum, overflows) =
        isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      guard !isTooLarge, !overflows else { return nil }
      number = sum
      digits += 1
    }
    guard digits > 0, !isNegative || number != 0 else { return nil }
    return number
  }

  private func text(_ range: Range<Int>, isItem: Bool) -> String? {
    let raw = UnsafeBufferPointer(rebasing: bytes[range])
    var isPlain = true
    for byte in raw where byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") {
      isPlain = false
      break
    }
    if isPlain { return String(decoding: raw, as: UTF8.self) }
    var isProper = true
    let text = String(unsafeUninitializedCapacity: raw.count) { memory in
      var length = 0
      var next = range.lowerBound
      while next < range.upperBound {
        guard let byte = byte(&next, range.upperBound, isItem) else {
          isProper = false
          return 0
        }
        memory[length] = byte
        length += 1
      }
      isProper = isUTF8(UnsafeBufferPointer(rebasing: memory[..<length]))
      return isProper ? length : 0
    }
    return isProper ? text : nil
  }

  private func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}

/// Prints the address of a page as one would write it by hand: into bytes on the stack, and one
/// string of them.
func printByHand(_ page: Page) -> String {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { memory in
    var printer = HandPrinter(memory: memory)
    printer.print(page)
    return String(unsafeUninitializedCapacity: printer.count) { text in
      for index in 0..<printer.count { text[index] = memory[index] }
      return printer.count
    }
  }
}

struct HandPrinter {
  let memory: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  var hasItems = false

  mutating func print(_ page: Page) {
    switch page {
    case .list: append("/")
    case .item(let id):
      append("/items/")
      append(id.rawValue)
    case .cart: append("/cart")
    case .checkout(let step):
      append("/checkout/")
      append(encoding: step.rawValue)
    case .search(let search):
      append("/search")
      if !search.words.utf8.elementsEqual("".utf8) {
        begin("words=")
        append(encoding: search.words)
      }
      if let most = search.most {
        begin("most=")
        append(most)
      }
      for tag in search.tags {
        begin("tag=")
        append(encoding: tag)
      }
      if search.page != 1 {
        begin("page=")
        append(search.page)
      }
    case .orders(let page):
      append("/orders")
      if page != 1 {
        begin("page=")
        append(page)
      }
    }
  }

  private mutating func begin(_ name: StaticString) {
    append(hasItems ? UInt8(ascii: "&") : UInt8(ascii: "?"))
    hasItems = true
    append(name)
  }

  private mutating func append(_ byte: UInt8) {
    precondition(count < memory.count, "an address of this bench is short")
    memory[count] = byte
    count += 1
  }

  private mutating func append(_ literal: StaticString) {
    for index in 0..<literal.utf8CodeUnitCount { append(literal.utf8Start[index]) }
  }

  private mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = count
    repeat {
      append(UInt8(rest % 10) + 0x30)
      rest /= 10
    } while rest > 0
    memory[start..<count].reverse()
  }

  private mutating func append(encoding text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: append(byte)
        case 0x20: append(UInt8(ascii: "+"))
        default:
          append(UInt8(ascii: "%"))
          append(digit(byte >> 4))
          append(digit(byte & 15))
        }
      }
    }
  }

  private func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + 0x30 : value + 0x37 }
}

/// A copy-on-write value that knows how often it was copied on the way to what it is now.
struct Tracked: Equatable {
  private final class Storage {
    var numbers: [Int]
    let copies: Int

    init(_ numbers: [Int], copies: Int) {
      self.numbers = numbers
      self.copies = copies
    }
  }

  private var storage: Storage

  init(_ numbers: [Int] = [0]) { storage = Storage(numbers, copies: 0) }

  var numbers: [Int] { storage.numbers }
  var copies: Int { storage.copies }

  mutating func append(_ number: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.numbers, copies: storage.copies + 1)
    }
    storage.numbers.append(number)
  }

  static func == (left: Tracked, right: Tracked) -> Bool { left.numbers == right.numbers }
}

/// What a change throws in these suites.
struct Refusal: Error, Equatable {}

/// Writes, and then throws.
func writeAndRefuse(_ box: inout Tracked) throws(Refusal) {
  box.append(9)
  throw Refusal()
}

extension Array {
  /// Where the elements are: another after every copy.
  var address: UnsafePointer<Element>? { withUnsafeBufferPointer { $0.baseAddress } }
}

extension Dictionary {
  /// Where the entries are: another after every copy. A dictionary is one reference.
  var address: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }
}

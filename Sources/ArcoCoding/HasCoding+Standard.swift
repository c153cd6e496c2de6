extension Bool: HasCoding {
  /// The coding of a Boolean: one byte.
  public static var coding: Coding<Self> { .truth }
}

extension Int: HasCoding {
  /// The coding of an integer.
  public static var coding: Coding<Self> { .integer }
}

extension Int32: HasCoding {
  /// The coding of an integer.
  public static var coding: Coding<Self> { .integer }
}

extension Int64: HasCoding {
  /// The coding of an integer.
  public static var coding: Coding<Self> { .integer }
}

extension UInt: HasCoding {
  /// The coding of an integer.
  public static var coding: Coding<Self> { .integer }
}

extension UInt32: HasCoding {
  /// The coding of an integer.
  public static var coding: Coding<Self> { .integer }
}

extension UInt64: HasCoding {
  /// The coding of an integer.
  public static var coding: Coding<Self> { .integer }
}

extension Double: HasCoding {
  /// The coding of a number: its 64 bits.
  public static var coding: Coding<Self> { .number }
}

extension String: HasCoding {
  /// The coding of a text.
  public static var coding: Coding<Self> { .text }
}

extension Never: HasCoding {
  /// A coding that refuses all bytes, because there is no value.
  public static var coding: Coding<Self> {
    Coding(
      write: { _, _ in },
      read: { reader throws(CodingError) in throw .refused(at: reader.position) })
  }
}

extension Optional: HasCoding where Wrapped: HasCoding {
  /// The coding of an optional value.
  public static var coding: Coding<Self> { Wrapped.coding.optional }
}

extension Array: HasCoding where Element: HasCoding {
  /// The coding of a list. Each element has to take at least one byte.
  public static var coding: Coding<Self> { Element.coding.list }
}

extension ClosedRange: HasCoding where Bound: HasCoding {
  /// The coding of a range: its bounds. Bytes whose lower bound is above the upper one are refused.
  public static var coding: Coding<Self> {
    Coding(
      write: { range, writer in
        writer.value(range.lowerBound)
        writer.value(range.upperBound)
      },
      read: { reader throws(CodingError) in
        let lower = try reader.value(Bound.self)
        let start = reader.position
        let upper = try reader.value(Bound.self)
        guard lower <= upper else { throw .refused(at: start) }
        return lower...upper
      })
  }
}

extension Set: HasCoding where Element: HasCoding {
  /// The coding of a set: the number of elements, and the elements in the order of their bytes. Each
  /// element has to take at least one byte.
  ///
  /// Sets whose elements have the same bytes have the same bytes. Equal sets may have different ones,
  /// if equal elements do: 0.0 and -0.0, or the same text in two normal forms of Unicode. Bytes of
  /// two equal elements are refused. A set whose elements have the same bytes, such as two NaNs, is
  /// not written.
  public static var coding: Coding<Self> {
    Coding(
      write: { set, writer in writer.sorted(set, by: { $0 }, then: { _, _ in }) },
      read: { reader throws(CodingError) in
        var set: Set<Element> = []
        var last: ArraySlice<UInt8>?
        for _ in 0..<(try reader.count()) {
          let start = reader.position
          guard set.insert(try reader.next(after: &last)).inserted else {
            throw .refused(at: start)
          }
        }
        return set
      })
  }
}

extension Dictionary: HasCoding where Key: HasCoding, Value: HasCoding {
  /// The coding of a dictionary: the number of keys, and each key with its value, in the order of
  /// the keys' bytes.
  ///
  /// Keys are treated as the elements of a set: bytes of two equal keys are refused, and a dictionary
  /// in which two keys have the same bytes is not written.
  public static var coding: Coding<Self> {
    Coding(
      write: { dictionary, writer in
        writer.sorted(dictionary, by: { $0.key }, then: { $1.value($0.value) })
      },
      read: { reader throws(CodingError) in
        var dictionary: [Key: Value] = [:]
        var last: ArraySlice<UInt8>?
        for _ in 0..<(try reader.count()) {
          let start = reader.position
          let key: Key = try reader.next(after: &last)
          let value = try reader.value(Value.self)
          guard dictionary.updateValue(value, forKey: key) == nil else {
            throw .refused(at: start)
          }
        }
        return dictionary
      })
  }
}

extension CodedWriter {
  /// Appends the number of items, and the items in the order of their keys' bytes. Refuses two keys
  /// with the same bytes.
  ///
  /// - Parameter write: appends the rest of an item, after its key.
  fileprivate mutating func sorted<Item, Key: HasCoding>(
    _ items: some Collection<Item>, by key: (Item) -> Key,
    then write: (Item, inout CodedWriter) -> Void
  ) {
    count(items.count)
    var all: [(key: [UInt8], item: Item)] = []
    for item in items {
      var own = CodedWriter()
      own.value(key(item))
      if own.hasRefused { refuse() }
      all.append((own.bytes, item))
    }
    all.sort { $0.key.lexicographicallyPrecedes($1.key) }
    var last: [UInt8]?
    for (key, item) in all {
      if key == last { refuse() }
      last = key
      raw(key)
      write(item, &self)
    }
  }
}

extension CodedReader {
  /// Reads a value whose bytes come after those of the last one in their order; refuses any other.
  fileprivate mutating func next<Value: HasCoding>(
    after last: inout ArraySlice<UInt8>?
  ) throws(CodingError) -> Value {
    let start = position
    let next = try value(Value.self)
    let own = bytes[start..<position]
    if let last, !last.lexicographicallyPrecedes(own) { throw .refused(at: start) }
    last = own
    return next
  }
}

extension Duration: HasCoding {
  /// The coding of a duration: its seconds and attoseconds.
  public static var coding: Coding<Self> {
    Coding<Int64>.integer.then(Coding<Int64>.integer).mapped(
      to: { seconds, attoseconds in
        let billion: Int64 = 1_000_000_000
        // Both have the same sign, so that each duration has one form.
        guard attoseconds.magnitude < UInt64(billion * billion),
          seconds == 0 || attoseconds == 0 || (seconds < 0) == (attoseconds < 0)
        else { return nil }
        return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
      },
      from: { ($0.components.seconds, $0.components.attoseconds) })
  }
}

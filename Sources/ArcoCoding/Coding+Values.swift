extension Coding where Value == Bool {
  /// A coding of a Boolean: one byte, 0 or 1.
  public static var truth: Coding {
    Coding(
      write: { $1.byte($0 ? 1 : 0) },
      read: { reader throws(CodingError) in
        let byte = try reader.byte()
        guard byte < 2 else { throw .refused(at: reader.position - 1) }
        return byte == 1
      })
  }
}

extension Coding where Value: FixedWidthInteger & SendableMetatype {
  /// A coding of an integer of at most 64 bits. Small numbers of either sign take few bytes.
  ///
  /// A number that does not fit into the type is refused, for example on a machine with smaller
  /// integers.
  /// - Precondition: the type has at most 64 bits.
  public static var integer: Coding {
    precondition(Value.bitWidth <= 64, "an integer of more than 64 bits needs a coding of its own")
    return Coding(
      write: { value, writer in
        let wide = Int64(truncatingIfNeeded: value)
        writer.unsigned(
          Value.isSigned
            ? UInt64(bitPattern: wide << 1 ^ wide >> 63) : UInt64(truncatingIfNeeded: value))
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let code = try reader.unsigned()
        let signed = Int64(bitPattern: code >> 1) ^ -Int64(bitPattern: code & 1)
        guard let value = Value.isSigned ? Value(exactly: signed) : Value(exactly: code) else {
          throw .refused(at: start)
        }
        return value
      })
  }
}

extension Int {
  /// True for a number of events that a program may have counted. Negative numbers are no counts, and
  /// no program has counted half of all integers: a decoded count of that size would end the process
  /// at a later event.
  package var isPlausibleCount: Bool { (0...Int.max / 2).contains(self) }
}

extension Coding where Value: Equatable & Sendable {
  /// A coding of one of some values, such as the cases of an enum without associated values: the
  /// position of the value in the list. A value that is not listed is not written.
  ///
  ///     static let coding = Coding.one(of: [Stage.editing, .submitted])
  ///
  /// Append new values at the end, so that older bytes can still be read.
  package static func one(of values: [Value]) -> Coding {
    Coding(
      write: { value, writer in
        guard let place = values.firstIndex(of: value) else { return writer.refuse() }
        writer.count(place)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let place = try reader.unsigned()
        guard place < UInt64(values.count) else { throw .refused(at: start) }
        return values[Int(place)]
      })
  }
}

extension Coding where Value == Double {
  /// A coding of a number: its 64 bits, so that every zero and every NaN is preserved.
  public static var number: Coding {
    Coding(
      write: { value, writer in
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          writer.byte(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
        }
      },
      read: { reader throws(CodingError) in
        var bits: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          bits |= UInt64(try reader.byte()) << shift
        }
        return Double(bitPattern: bits)
      })
  }
}

extension Coding where Value == String {
  /// A coding of a string: the number of its UTF-8 bytes, and the bytes.
  public static var text: Coding {
    Coding(
      write: { text, writer in
        writer.count(text.utf8.count)
        writer.raw(text.utf8)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let bytes = try reader.raw(try reader.count())
        // Decoding repairs malformed bytes, and then the bytes differ.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { throw .refused(at: start) }
        return text
      })
  }
}

extension Coding where Value == [UInt8] {
  /// A coding of bytes: their number, and the bytes.
  public static var bytes: Coding {
    Coding(
      write: { bytes, writer in
        writer.count(bytes.count)
        writer.raw(bytes)
      },
      read: { reader throws(CodingError) in [UInt8](try reader.raw(try reader.count())) })
  }
}

public import ArcoOptics

extension Coding {
  /// A coding that writes nothing and reads a constant; ``with(_:_:)`` adds the parts to write.
  ///
  /// - Parameter value: supplies the parts that are not written, such as an open panel.
  public static func blank(_ value: Value) -> Coding where Value: Sendable {
    Coding(write: { _, _ in }, read: { _ throws(CodingError) in value })
  }

  /// Returns a coding that also writes a part, after the parts that this coding writes.
  ///
  ///     let place = Coding.blank(Place()).with(Place.lenses.name, .text)
  ///
  /// Write every part of the value, and write no part twice. Otherwise a value that was read may
  /// differ from the value that was written.
  public func with<Part>(_ lens: some LensOptic<Value, Part>, _ coding: Coding<Part>) -> Coding {
    Coding(
      write: { value, writer in
        write(value, &writer)
        coding.write(lens.get(value), &writer)
      },
      read: { reader throws(CodingError) in
        var value = try read(&reader)
        let part = try coding.read(&reader)
        lens.modify(&value) { $0 = part }
        return value
      })
  }

  /// Returns a coding that also writes a part whose type has a coding.
  ///
  ///     let place = Coding.blank(Place()).with(Place.lenses.name)
  public func with<Part: HasCoding>(_ lens: some LensOptic<Value, Part>) -> Coding {
    with(lens, Part.coding)
  }

  /// Returns a coding of two values, one after the other.
  public func then<Next>(_ next: Coding<Next>) -> Coding<(Value, Next)> {
    Coding<(Value, Next)>(
      write: { pair, writer in
        write(pair.0, &writer)
        next.write(pair.1, &writer)
      },
      read: { reader throws(CodingError) in
        let value = try read(&reader)
        return (value, try next.read(&reader))
      })
  }

  /// Returns a coding of values of another type, which are converted to values of this coding.
  ///
  ///     let id = Coding<Int>.integer.mapped(to: { ItemID($0) }, from: { $0.number })
  ///
  /// - Parameters:
  ///   - make: converts a value of this coding. Nil refuses the value.
  ///   - take: converts in the other direction; the inverse of `make`.
  public func mapped<Other>(
    to make: @escaping @Sendable (Value) -> Other?, from take: @escaping @Sendable (Other) -> Value
  ) -> Coding<Other> {
    Coding<Other>(
      write: { write(take($0), &$1) },
      read: { reader throws(CodingError) in
        let start = reader.position
        guard let value = make(try read(&reader)) else { throw .refused(at: start) }
        return value
      })
  }

  /// A coding of a value that may contain values of its own type, such as a tree.
  ///
  ///     let tree = Coding<Tree>.recursive { tree in
  ///       Coding.blank(Tree()).with(Tree.lenses.name, .text).with(Tree.lenses.branches, tree.list)
  ///     }
  ///
  /// - Parameters:
  ///   - depth: the number of values that may be nested; 100 by default. Deeper bytes are refused,
  ///     so that hostile bytes cannot exhaust the stack. A deeper value is not written:
  ///     ``bytes(of:)`` throws `CodingError.unwritable`.
  ///   - make: makes the coding of a value from the coding of the values in it.
  public static func recursive(
    depth: Int = 100, _ make: @escaping @Sendable (Coding) -> Coding
  ) -> Coding {
    Coding(
      write: { value, writer in
        guard depth > 0 else { return writer.refuse() }
        make(recursive(depth: depth - 1, make)).write(value, &writer)
      },
      read: { reader throws(CodingError) in
        guard depth > 0 else { throw .refused(at: reader.position) }
        return try make(recursive(depth: depth - 1, make)).read(&reader)
      })
  }

  /// A coding of a list: the number of values, and the values. Each value has to take at least one
  /// byte.
  public var list: Coding<[Value]> {
    Coding<[Value]>(
      write: { values, writer in
        writer.count(values.count)
        for value in values { write(value, &writer) }
      },
      read: { reader throws(CodingError) in
        var values: [Value] = []
        for _ in 0..<(try reader.count()) { values.append(try read(&reader)) }
        return values
      })
  }

  /// A coding of an optional value: a byte, 0 or 1, and the value.
  public var optional: Coding<Value?> {
    Coding<Value?>(
      write: { value, writer in
        writer.byte(value == nil ? 0 : 1)
        if let value { write(value, &writer) }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return nil
        case 1: return try read(&reader)
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}

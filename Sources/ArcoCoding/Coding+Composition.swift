public import ArcoOptics

extension Coding {
  /// A value that every reading begins with; ``with(_:_:)`` says what else is written of it.
  ///
  /// - Parameter value: has what is not written, such as an open panel.
  public static func blank(_ value: Value) -> Coding where Value: Sendable {
    Coding(write: { _, _ in }, read: { _ throws(CodingError) in value })
  }

  /// Writes a part, too, behind what is written already.
  ///
  ///     let place = Coding.blank(Place()).with(Place.lenses.name, .text)
  ///
  /// It is lawful if what is written is all that two values differ by, and no two parts overlap.
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

  /// Two values, one after the other.
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

  /// Other values, which are made of these.
  ///
  ///     let id = Coding<Int>.integer.mapped(to: { ItemID($0) }, from: { $0.number })
  ///
  /// - Parameters:
  ///   - make: nil for what is none of them, which is refused.
  ///   - take: what `make` makes the value of.
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

  /// A value that may have values of its own kind in it, such as a tree.
  ///
  ///     let tree = Coding<Tree>.recursive { tree in
  ///       Coding.blank(Tree()).with(Tree.lenses.name, .text).with(Tree.lenses.branches, tree.list)
  ///     }
  ///
  /// - Parameters:
  ///   - depth: how many values may be within one another; 100 by default. Bytes of more are refused,
  ///     so that hostile ones do not exhaust the stack. A value of more is not written: ``bytes(of:)`` throws
  ///     `CodingError.unwritable`.
  ///   - make: makes the coding of a value from that of the values in it.
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

  /// A list: how many, and each, which takes a byte at least.
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

  /// A value or none: a byte, 0 or 1, and the value.
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

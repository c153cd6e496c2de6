public import ArcoOptics

extension Coding {
  /// A coding of one of several cases: the position of the case in the list, and the associated
  /// value.
  ///
  ///     let shape = Coding.cases([
  ///       .case(Shape.prisms.circle, .number),
  ///       .case(Shape.prisms.text, .text),
  ///     ])
  ///
  /// Append new cases at the end, so that older bytes can still be read.
  /// - Precondition: every value is one of the cases, and only one.
  public static func cases(_ cases: [Case]) -> Coding {
    Coding(
      write: { value, writer in
        for (place, one) in cases.enumerated() where one.write(value, place, &writer) { return }
        preconditionFailure("a value is none of the cases of its coding; PrismLaws finds it")
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let place = try reader.unsigned()
        guard place < UInt64(cases.count) else { throw .refused(at: start) }
        return try cases[Int(place)].read(&reader)
      })
  }

  /// One case of a coding of several cases.
  public struct Case: Sendable {
    fileprivate let write: @Sendable (Value, Int, inout CodedWriter) -> Bool
    fileprivate let read: @Sendable (inout CodedReader) throws(CodingError) -> Value

    /// Makes a case with an associated value.
    public static func `case`<Part>(
      _ prism: some PrismOptic<Value, Part>, _ coding: Coding<Part>
    ) -> Case {
      Case(
        write: { value, place, writer in
          guard let part = prism.extract(value) else { return false }
          writer.count(place)
          coding.write(part, &writer)
          return true
        },
        read: { reader throws(CodingError) in prism.embed(try coding.read(&reader)) })
    }

    /// Makes a case with an associated value whose type has a coding.
    public static func `case`<Part: HasCoding>(_ prism: some PrismOptic<Value, Part>) -> Case {
      .case(prism, Part.coding)
    }

    /// Makes a case without an associated value.
    public static func `case`(_ prism: some PrismOptic<Value, Void>) -> Case {
      .case(prism, Coding<Void>(write: { _, _ in }, read: { _ throws(CodingError) in () }))
    }
  }
}

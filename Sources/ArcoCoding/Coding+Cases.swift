public import ArcoOptics

extension Coding {
  /// One of several cases: its place in the list, and what it has.
  ///
  ///     let shape = Coding.cases([
  ///       .case(Shape.prisms.circle, .number),
  ///       .case(Shape.prisms.text, .text),
  ///     ])
  ///
  /// New cases come last, so that what was written before is still read.
  /// - Precondition: every value is one of the cases, and of one only.
  public static func cases(_ cases: [Case]) -> Coding {
    Coding(
      write: { value, writer in
        for (place, one) in cases.enumerated() where one.write(value, place, &writer) { return }
        preconditionFailure("a value that is none of the cases of its coding: PrismLaws finds it")
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let place = try reader.unsigned()
        guard place < UInt64(cases.count) else { throw .refused(at: start) }
        return try cases[Int(place)].read(&reader)
      })
  }

  /// One case of several.
  public struct Case: Sendable {
    fileprivate let write: @Sendable (Value, Int, inout CodedWriter) -> Bool
    fileprivate let read: @Sendable (inout CodedReader) throws(CodingError) -> Value

    /// A case with what it has.
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

    /// A case that has nothing.
    public static func `case`(_ prism: some PrismOptic<Value, Void>) -> Case {
      .case(prism, Coding<Void>(write: { _, _ in }, read: { _ throws(CodingError) in () }))
    }
  }
}

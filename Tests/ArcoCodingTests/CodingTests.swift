import ArcoCoding
import ArcoOptics
import ArcoTesting
import Foundation
import Testing

private struct Note: Equatable, Codable, Sendable, HasCoding {
  var title = ""
  var tags: [String] = []
  var due = Due.someDay
  var weight: Int8?

  static let coding: Coding<Note> = .blank(Note())
    .with(Lens(\.title), .text)
    .with(Lens(\.tags), Coding.text.list)
    .with(Lens(\.due), Due.coding)
    .with(Lens(\.weight), Coding.integer.optional)
}

private enum Due: Equatable, Codable, Sendable {
  case someDay
  case day(Int)

  static let coding = Coding<Due>.cases([
    .case(Prism(extract: { $0 == .someDay ? () : nil }, embed: { .someDay })),
    .case(Prism(Due.day) { if case .day(let day) = $0 { day } else { nil } }, .integer),
  ])
}

private let notes = Generator<Note> { choices in
  Note(
    title: choices.draw(String.generator), tags: choices.draw([String].generator),
    due: choices.draw(Bool.generator) ? .someDay : .day(choices.draw(Int.generator)),
    weight: choices.draw(Bool.generator)
      ? nil : Int8(truncatingIfNeeded: choices.draw(Int.generator)))
}

struct CodingTests {
  private func refused<Value>(_ bytes: [UInt8], by coding: Coding<Value>) -> CodingError? {
    do throws(CodingError) {
      _ = try coding.value(of: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `codings of values are lawful`() {
    #expect(PrismLaws(Coding<Bool>.truth.prism).counterexample() == nil)
    #expect(PrismLaws(Coding<Int>.integer.prism).counterexample() == nil)
    #expect(PrismLaws(Coding<UInt8>.integer.prism).counterexample() == nil)
    #expect(PrismLaws(Coding<String>.text.prism).counterexample() == nil)
    #expect(PrismLaws(Coding<[UInt8]>.bytes.prism).counterexample() == nil)
    #expect(PrismLaws(Coding<Int>.integer.list.prism).counterexample() == nil)
    #expect(PrismLaws(Coding<String>.text.optional.prism).counterexample() == nil)
  }

  @Test func `a record of fields, with a list, cases and what may be absent, is lawful`() {
    #expect(PrismLaws(Note.coding.prism, part: notes).counterexample() == nil)
  }

  @Test func `the laws find a field that was forgotten`() {
    let forgetful = Coding.blank(Note()).with(Lens(\.title), .text)
    #expect(PrismLaws(forgetful.prism, part: notes).counterexample() != nil)
  }

  @Test func `integers at their ends are read as they were`() throws {
    for value in [Int64.min, -1, 0, 1, 63, 64, .max] {
      let coding = Coding<Int64>.integer
      #expect(try coding.value(of: coding.bytes(of: value)) == value)
    }
    let coding = Coding<UInt64>.integer
    #expect(try coding.value(of: coding.bytes(of: .max)) == .max)
    #expect(Coding<Int>.integer.bytes(of: -3) == [5])
  }

  @Test func `numbers keep their bits`() throws {
    let coding = Coding<Double>.number
    for value in [0.1, -0.0, .infinity, .nan, .leastNonzeroMagnitude] {
      #expect(try coding.value(of: coding.bytes(of: value)).bitPattern == value.bitPattern)
    }
  }

  @Test func `what is written otherwise is refused, where it stands`() {
    #expect(refused([2], by: Coding.truth) == .refused(at: 0))
    #expect(refused([0x80, 0], by: Coding<Int>.integer) == .refused(at: 0))
    #expect(
      refused([UInt8](repeating: 0xFF, count: 10) + [1], by: Coding<Int>.integer) == .refused(at: 0)
    )
    #expect(refused([0xFF, 4], by: Coding<Int8>.integer) == .refused(at: 0))
    #expect(refused([1, 0xFF], by: Coding.text) == .refused(at: 0))
    #expect(refused([1, 1], by: Coding.truth) == .refused(at: 1))
    #expect(refused([7], by: Due.coding) == .refused(at: 0))
    #expect(refused([], by: Note.coding) == .truncated)
  }

  @Test func `a length that nothing follows takes no memory`() {
    #expect(refused([0xFF, 0xFF, 0xFF, 0xFF, 0x0F], by: Coding.text) == .truncated)
    #expect(refused([0xFF, 0xFF, 0xFF, 0xFF, 0x0F], by: Coding<Int>.integer.list) == .truncated)
  }

  @Test func `what may not be read is refused by the one who maps it`() {
    let even = Coding<Int>.integer.mapped(to: { $0 % 2 == 0 ? $0 : nil }, from: { $0 })
    #expect(refused(Coding<Int>.integer.bytes(of: 3), by: even) == .refused(at: 0))
    #expect(refused(Coding<Int>.integer.bytes(of: 4), by: even) == nil)
  }

  @Test func `a pair is one after the other`() throws {
    let coding = Coding<Int>.integer.then(.text)
    #expect(coding.bytes(of: (1, "a")) == [2, 1, 97])
    #expect(try coding.value(of: [2, 1, 97]) == (1, "a"))
  }

  @Test func `what Codable writes is a coding, and a coding is Codable`() throws {
    let note = Note(title: "Tea", tags: ["green"], due: .day(2), weight: -1)
    let json = Coding<Note>.codable(
      encode: {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return [UInt8](try encoder.encode($0))
      }, decode: { try JSONDecoder().decode(Note.self, from: Data($0)) })
    #expect(try json.value(of: json.bytes(of: note)) == note)
    #expect(refused([2, 0x7B, 0x7B], by: json) == .refused(at: 0))
    let coded = try JSONEncoder().encode(Coded(note))
    #expect(try JSONDecoder().decode(Coded<Note>.self, from: coded).value == note)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Coded<Note>.self, from: Data("[1]".utf8))
    }
  }
}

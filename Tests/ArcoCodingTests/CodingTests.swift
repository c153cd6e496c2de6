import ArcoCoding
import ArcoLaws
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
    #expect(try Coding<Int>.integer.bytes(of: -3) == [5])
  }

  @Test func `an integer of more bits than are written is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        _ = Coding<Int128>.integer
      }
    }
    await #expect(processExitsWith: .failure) {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        _ = Coding<UInt128>.integer
      }
    }
  }

  @Test func `a tree is written and read as deep as its coding allows, and no deeper`() throws {
    struct Tree: Equatable, Sendable {
      var name = ""
      var branches: [Tree] = []
    }
    func tree(_ depth: Int) -> Coding<Tree> {
      .recursive(depth: depth) { tree in
        .blank(Tree()).with(Lens(\.name), .text).with(Lens(\.branches), tree.list)
      }
    }
    func deep(_ depth: Int) -> Tree {
      (1..<depth).reduce(Tree(name: "1")) { Tree(name: "\($1)", branches: [$0, Tree()]) }
    }
    let coding = tree(5)
    for depth in 1...5 {
      #expect(try coding.value(of: coding.bytes(of: deep(depth))) == deep(depth))
    }
    #expect(throws: CodingError.unwritable) { try coding.bytes(of: deep(6)) }
    #expect(throws: CodingError.unwritable) { try coding.list.bytes(of: [deep(1), deep(6)]) }
    #expect(coding.prism.extract(coding.prism.embed(deep(6))) == nil)
    let hostile = [UInt8](repeating: 1, count: 1_000_000)
    let nested = Coding<Tree>.recursive { tree in
      Coding.blank(Tree()).with(Lens(\.branches), tree.list)
    }
    #expect(refused(hostile, by: nested) == .refused(at: 100))
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

  @Test func `what may not be read is refused by the one who maps it`() throws {
    let even = Coding<Int>.integer.mapped(to: { $0 % 2 == 0 ? $0 : nil }, from: { $0 })
    #expect(try refused(Coding<Int>.integer.bytes(of: 3), by: even) == .refused(at: 0))
    #expect(try refused(Coding<Int>.integer.bytes(of: 4), by: even) == nil)
  }

  @Test func `a pair is one after the other`() throws {
    let coding = Coding<Int>.integer.then(.text)
    #expect(try coding.bytes(of: (1, "a")) == [2, 1, 97])
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

  @Test func `values are written in so many bytes, and in this order`() throws {
    #expect(try Coding.truth.bytes(of: true) == [1])
    #expect(try Coding.truth.bytes(of: false) == [0])
    #expect(try Coding<Double>.number.bytes(of: 1) == [0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
    #expect(try Coding.text.bytes(of: "é!") == [3, 0xC3, 0xA9, 0x21])
    #expect(try Coding<[UInt8]>.bytes.bytes(of: [9, 8]) == [2, 9, 8])
    #expect(try Coding<Int>.integer.list.bytes(of: [1, -1]) == [2, 2, 1])
    #expect(try Coding.text.optional.bytes(of: nil) == [0])
    #expect(try Coding.text.optional.bytes(of: "") == [1, 0])
    #expect(try Due.coding.bytes(of: .someDay) == [0])
    #expect(try Due.coding.bytes(of: .day(1)) == [1, 2])
    #expect(
      try Note.coding.bytes(of: Note(title: "a", tags: ["b"], due: .day(0), weight: 3))
        == [1, 97, 1, 1, 98, 1, 0, 1, 6])
  }

  @Test(arguments: [
    (0, [0]), (63, [126]), (64, [0x80, 1]), (-1, [1]), (-64, [127]), (-65, [0x81, 1]),
    (8191, [0xFE, 0x7F]), (8192, [0x80, 0x80, 1]),
    (Int.max, [0xFE] + [UInt8](repeating: 0xFF, count: 8) + [1]),
    (Int.min, [UInt8](repeating: 0xFF, count: 9) + [1]),
  ])
  func `a small integer of either sign takes few bytes`(value: Int, bytes: [UInt8]) throws {
    #expect(try Coding<Int>.integer.bytes(of: value) == bytes)
    #expect(try Coding<Int>.integer.value(of: bytes) == value)
  }

  @Test func `an integer that does not fit is refused, and the last that fits is read`() throws {
    #expect(try Coding<Int8>.integer.value(of: [0xFE, 1]) == 127)
    #expect(refused([0x80, 2], by: Coding<Int8>.integer) == .refused(at: 0))
    #expect(try Coding<Int8>.integer.value(of: [0xFF, 1]) == -128)
    #expect(refused([0x81, 2], by: Coding<Int8>.integer) == .refused(at: 0))
    #expect(try Coding<UInt8>.integer.value(of: [0xFF, 1]) == 255)
    #expect(refused([0x80, 2], by: Coding<UInt8>.integer) == .refused(at: 0))
    let most = [UInt8](repeating: 0xFF, count: 9)
    #expect(try Coding<UInt64>.integer.value(of: most + [1]) == .max)
    #expect(try Coding<UInt64>.integer.bytes(of: .max) == most + [1])
    #expect(refused(most + [2], by: Coding<UInt64>.integer) == .refused(at: 0))
    #expect(refused(most + [0x81, 0], by: Coding<UInt64>.integer) == .refused(at: 0))
  }

  @Test func `a number that is longer than it has to be is refused, wherever its zeros begin`() {
    for bytes in [[0x80, 0], [0x81, 0], [0x81, 0x80, 0], [0xFF, 0xFF, 0]] as [[UInt8]] {
      #expect(refused(bytes, by: Coding<UInt64>.integer) == .refused(at: 0))
      #expect(refused([1] + bytes, by: Coding<UInt64>.integer.optional) == .refused(at: 1))
    }
    #expect(refused([0x81, 0, 97], by: Coding.text) == .refused(at: 0))
    #expect(refused([0x80], by: Coding<UInt64>.integer) == .truncated)
  }

  @Test func `what is refused in the middle is named by where it stands`() {
    #expect(refused([2], by: Coding.text.optional) == .refused(at: 0))
    #expect(refused([1, 97, 1, 1, 98, 7], by: Note.coding) == .refused(at: 5))
    #expect(refused([1, 97, 1, 1, 98, 0, 2], by: Note.coding) == .refused(at: 6))
    #expect(refused([1, 97, 1, 1, 98, 0, 0, 0], by: Note.coding) == .refused(at: 7))
    #expect(refused([1, 97, 1, 1], by: Note.coding) == .truncated)
    let even = Coding<Int>.integer.mapped(to: { $0 % 2 == 0 ? $0 : nil }, from: { $0 })
    #expect(refused([2, 4, 6], by: even.list) == .refused(at: 2))
    #expect(refused([2, 4], by: even.list) == .truncated)
    #expect(refused([2], by: Due.coding) == .refused(at: 0))
    #expect(refused([1], by: Due.coding) == .truncated)
    #expect(refused([UInt8](repeating: 0, count: 7), by: Coding<Double>.number) == .truncated)
  }

  @Test func `a reader takes what is there, and no more`() throws {
    var reader = CodedReader([2, 7, 8, 3, 9])
    #expect(try reader.count() == 2)
    #expect(try Array(reader.raw(2)) == [7, 8])
    #expect(reader.position == 3)
    #expect(!reader.isAtEnd)
    #expect(throws: CodingError.truncated) { try reader.count() }
    #expect(throws: CodingError.truncated) { try reader.raw(2) }
    #expect(throws: CodingError.truncated) { try reader.raw(-1) }
    #expect(try reader.byte() == 9)
    #expect(reader.isAtEnd)
    #expect(throws: CodingError.truncated) { try reader.byte() }
    #expect(try Array(reader.raw(0)) == [])
    var exact = CodedReader([1, 5])
    #expect(try exact.count() == 1)
    var writer = CodedWriter()
    writer.count(300)
    writer.byte(5)
    writer.raw([6, 7])
    #expect(writer.bytes == [0xAC, 2, 5, 6, 7])
  }

  @Test func `a list of none, of one and of lists is read as it was`() throws {
    let coding = Coding<Int>.integer.list.list
    for value in [[], [[]], [[1]], [[], [2, 3], []]] as [[[Int]]] {
      #expect(try coding.value(of: coding.bytes(of: value)) == value)
    }
    #expect(refused([1], by: coding) == .truncated)
  }

  @Test func `what a coder cannot write is refused`() throws {
    struct Trouble: Error {}
    let coding = Coding<Note>.codable(
      encode: { _ in throw Trouble() }, decode: { _ in throw Trouble() })
    #expect(throws: CodingError.unwritable) { try coding.bytes(of: Note()) }
    #expect(refused([0], by: coding) == .refused(at: 0))
  }

  @Test func `the optic of a coding finds nothing in other bytes`() {
    #expect(Due.coding.prism.extract([1, 4]) == .day(2))
    #expect(Due.coding.prism.extract([1, 4, 0]) == nil)
    #expect(Due.coding.prism.extract([]) == nil)
    #expect(Due.coding.prism.embed(.day(2)) == [1, 4])
  }
}

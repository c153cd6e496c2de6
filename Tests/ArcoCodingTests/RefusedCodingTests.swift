import ArcoCoding
import ArcoCore
import ArcoForms
import ArcoReplay
import ArcoStatus
import Foundation
import Testing

/// Values that are well-formed, and that no program could have written.
struct RefusedCodingTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  /// Returns the bytes of some parts, one after the other.
  private func bytes(_ write: (inout CodedWriter) -> Void) -> [UInt8] {
    var writer = CodedWriter()
    write(&writer)
    return writer.bytes
  }

  private func refusal<Value: HasCoding>(
    of bytes: [UInt8], as _: Value.Type
  ) -> CodingError? {
    do throws(CodingError) {
      _ = try Value.coding.value(of: bytes)
      return nil
    } catch {
      return error
    }
  }

  private func isRead<Value: Decodable>(_ json: String, as _: Value.Type) -> Bool {
    (try? JSONDecoder().decode(Value.self, from: Data(json.utf8))) != nil
  }

  // Sets and dictionaries.

  @Test func `bytes of a set with two equal elements are refused at the second one`() {
    let texts = bytes {
      $0.count(2)
      $0.value(Self.composed)
      $0.value(Self.decomposed)
    }
    let zeros = bytes {
      $0.count(2)
      $0.value(0.0)
      $0.value(-0.0)
    }
    #expect(refusal(of: texts, as: Set<String>.self) == .refused(at: 4))
    #expect(refusal(of: texts, as: MarkedIDs<String>.self) == .refused(at: 4))
    #expect(refusal(of: zeros, as: Set<Double>.self) == .refused(at: 9))
    #expect(refusal(of: zeros, as: MarkedIDs<Double>.self) == .refused(at: 9))
  }

  @Test func `bytes of a dictionary with two equal keys are refused at the second one`() {
    let texts = bytes {
      $0.count(2)
      $0.value(Self.composed)
      $0.value(1)
      $0.value(Self.decomposed)
      $0.value(1)
    }
    #expect(refusal(of: texts, as: [String: Int].self) == .refused(at: 5))
  }

  @Test func `equal sets may have different bytes, and each is read as it was written`() throws {
    let coding = Set<String>.coding
    let (one, other) = (
      try coding.bytes(of: [Self.composed, "a"]), try coding.bytes(of: [Self.decomposed, "a"])
    )
    #expect(try coding.value(of: one) == coding.value(of: other))
    #expect(one != other)
    for bytes in [one, other] { #expect(try coding.bytes(of: coding.value(of: bytes)) == bytes) }
  }

  @Test func `a set and a dictionary in which two keys have the same bytes are not written`() throws
  {
    var set: Set<Double> = [.nan]
    set.insert(.nan)
    #expect(set.count == 2)
    #expect(throws: CodingError.unwritable) { try Set<Double>.coding.bytes(of: set) }
    var dictionary: [Double: Int] = [.nan: 1]
    dictionary[.nan] = 2
    #expect(dictionary.count == 2)
    #expect(throws: CodingError.unwritable) { try [Double: Int].coding.bytes(of: dictionary) }
    let others: Set<Double> = [.nan, .signalingNaN]
    let bytes = try Set<Double>.coding.bytes(of: others)
    #expect(try Set<Double>.coding.value(of: bytes).count == 2)
  }

  // One of some values.

  @Test func `one of some values is its place, and another one is neither written nor read`() throws
  {
    let coding = Coding<Character>.one(of: ["a", "b", "c"])
    #expect(try coding.bytes(of: "a") == [0])
    #expect(try coding.bytes(of: "c") == [2])
    #expect(try coding.value(of: [1]) == "b")
    #expect(throws: CodingError.refused(at: 0)) { try coding.value(of: [3]) }
    #expect(throws: CodingError.truncated) { try coding.value(of: []) }
    #expect(throws: CodingError.unwritable) { try coding.bytes(of: "d") }
  }

  // Errors of formats.

  @Test(arguments: [-1, 10, 2_000_000_000, .max])
  func `a number with more digits than a format has is refused`(digits: Int) throws {
    let text = bytes { $0.value(digits) }
    let kinds: [(UInt8, String, FormatError.Expectation)] = [
      (1, "number", .number(digits: digits, 0...1)),
      (2, "decimal", .decimal(digits: digits, 0...1)),
    ]
    for (kind, name, error) in kinds {
      #expect(
        refusal(of: [kind] + text + [0, 2], as: FormatError.Expectation.self) == .refused(at: 0))
      #expect(
        !isRead(
          #"{"\#(name)":{"digits":\#(digits),"_1":[0,1]}}"#, as: FormatError.Expectation.self))
      #expect(throws: CodingError.unwritable) {
        try FormatError.Expectation.coding.bytes(of: error)
      }
    }
  }

  @Test func `the numbers of all formats are read, by the names that they always had`() throws {
    for digits in 0...9 {
      let error = FormatError.Expectation.number(digits: digits, -1...1)
      let bytes = try FormatError.Expectation.coding.bytes(of: error)
      #expect(try FormatError.Expectation.coding.value(of: bytes) == error)
    }
    let kept: [(String, FormatError.Expectation)] = [
      (#"{"integer":{"_0":[1,9]}}"#, .integer(1...9)),
      (#"{"number":{"digits":2,"_1":[0,100]}}"#, .number(digits: 2, 0...100)),
      (#"{"decimal":{"digits":0,"_1":[-5,5]}}"#, .decimal(digits: 0, -5...5)),
      (#"{"oneOf":{"_0":["a","b"]}}"#, .oneOf(["a", "b"])),
      (#"{"value":{"_0":"an address"}}"#, .value("an address")),
    ]
    for (json, value) in kept {
      let read = try JSONDecoder().decode(
        FormatError.Expectation.self, from: Data(json.utf8))
      #expect(read == value)
      let again = try JSONDecoder().decode(
        FormatError.Expectation.self, from: JSONEncoder().encode(value))
      #expect(again == value)
    }
  }

  // Counts.

  @Test(arguments: [-1, .max, .max / 2 + 1])
  func `a count that nobody reaches is refused: the next event would end the process`(
    count: Int
  ) throws {
    func draft(calls: Int, questions: Int) -> [UInt8] {
      bytes { writer in
        writer.value("")
        writer.value(Int?.none)
        writer.value("")
        writer.value(false)
        writer.value(calls)
        writer.value(false)
        for _ in 0..<5 { writer.byte(0) }
        writer.byte(0)
        writer.value(questions)
      }
    }
    func json(calls: Int, questions: Int) -> String {
      """
      {"first":"","text":"","isTouched":false,"calls":\(calls),"isShowing":false,
      "asked":{"no":{}},"questions":\(questions)}
      """
    }
    func state(returns: Int) -> [UInt8] {
      [0, 0, 0] + bytes { $0.value(returns) } + [0]
    }
    func json(returns: Int) -> String {
      #"{"draft":0,"first":0,"stage":{"editing":{}},"returns":\#(returns)}"#
    }
    typealias Draft = FieldDraft<Never>
    #expect(refusal(of: draft(calls: 7, questions: .max / 2), as: Draft.self) == nil)
    #expect(refusal(of: draft(calls: count, questions: 0), as: Draft.self) != nil)
    #expect(refusal(of: draft(calls: 0, questions: count), as: Draft.self) != nil)
    #expect(isRead(json(calls: .max / 2, questions: 7), as: Draft.self))
    #expect(!isRead(json(calls: count, questions: 0), as: Draft.self))
    #expect(!isRead(json(calls: 0, questions: count), as: Draft.self))
    #expect(refusal(of: state(returns: .max / 2), as: FormState<Int>.self) == nil)
    #expect(refusal(of: state(returns: count), as: FormState<Int>.self) != nil)
    #expect(isRead(json(returns: .max / 2), as: FormState<Int>.self))
    #expect(!isRead(json(returns: count), as: FormState<Int>.self))
  }

  @Test func `a submission without its draft is refused, and a draft without its submission`() {
    let stages: [(UInt8, String)] = [
      (0, "editing"), (1, "checking"), (2, "submitting"), (3, "submitted"),
    ]
    for (stage, name) in stages {
      for isSent in [false, true] {
        let bytes: [UInt8] = [0, 0, stage, 0] + (isSent ? [1, 0] : [0])
        let json = """
          {"draft":0,"first":0,"stage":{"\(name)":{}},"returns":0\(isSent ? ",\"sent\":0" : "")}
          """
        let isPossible = isSent == (name == "submitting")
        #expect((refusal(of: bytes, as: FormState<Int>.self) == nil) == isPossible)
        #expect(isRead(json, as: FormState<Int>.self) == isPossible)
      }
    }
  }

  // Undo.

  @Test func `a timeline has no more values than its limit, undone ones among them`() throws {
    #expect(refusal(of: [4, 1, 0, 1, 0], as: Timeline<Int>.self) == nil)
    #expect(refusal(of: [4, 2, 0, 0, 1, 0], as: Timeline<Int>.self) != nil)
    let json = #"{"limit":2,"past":[1,2],"future":[3,4]}"#
    var timeline = try JSONDecoder().decode(Timeline<Int>.self, from: Data(json.utf8))
    var present = 0
    while timeline.redo(&present) {}
    #expect(timeline.past.count <= 2)
  }
}

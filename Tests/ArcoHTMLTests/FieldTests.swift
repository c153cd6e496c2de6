import ArcoHTML
import Testing

@Suite struct FieldTests {
  private func submission(_ fields: (String, String)...) -> Submission {
    var submission = Submission()
    for field in fields { submission.append(name: field.0, value: field.1) }
    return submission
  }

  @Test func `a text is what was typed, and has to be there`() throws {
    let title = Field.text("title")
    #expect(try title.read(submission(("title", " a "), ("title", "b"))) == " a ")
    #expect(throws: Submission.Refusal(field: "title", cause: .missing)) {
      try title.read(submission(("other", "a")))
    }
  }

  @Test(arguments: [("0", 0), ("-12", -12), ("007", 7), ("100", 100)])
  func `a whole number is read`(text: String, value: Int) throws {
    #expect(try Field.integer("n", in: -100...100).read(submission(("n", text))) == value)
  }

  @Test(arguments: ["", "-", "1.0", "1e3", "+1", " 1", "١", "101", "99999999999999999999", "0x1"])
  func `what is not a whole number within bounds is refused`(text: String) {
    #expect(throws: Submission.Refusal(field: "n", cause: .malformed)) {
      try Field.integer("n", in: -100...100).read(submission(("n", text)))
    }
  }

  @Test(arguments: [
    "0", "0.1", "-0.3", "15.75", "123456789012345", "0.00000000000001", "3.141592653589",
  ])
  func `a number is the nearest one, as the standard library reads it`(text: String) throws {
    let field = Field.number("n", in: -1e16...1e16)
    #expect(try field.read(submission(("n", text))) == Double(text))
  }

  @Test(arguments: ["", ".5", "5.", "1.2.3", "nan", "inf", "1e400", "1234567890123456", "17"])
  func `what is not a number within bounds is refused`(text: String) {
    #expect(throws: Submission.Refusal(field: "n", cause: .malformed)) {
      try Field.number("n", in: 0...16).read(submission(("n", text)))
    }
  }

  @Test func `a flag that is not sent is off`() throws {
    #expect(try Field.flag("a").read(submission(("a", "on"))))
    #expect(try !Field.flag("a").read(submission()))
  }

  private enum Size: String { case small, large }

  private struct Order: Equatable {
    let size: Size
    let count: Int
  }

  private let order = Form { fields throws(Submission.Refusal) in
    Order(
      size: try fields[Field.text("size").compactMap(Size.init(rawValue:))],
      count: try fields[.integer("count", in: 1...9)])
  }

  @Test func `several fields make one value`() throws {
    let order = try order.read(submission(("count", "2"), ("size", "large")))
    #expect(order == Order(size: .large, count: 2))
  }

  @Test func `a form of which one field is refused is refused`() {
    #expect(throws: Submission.Refusal(field: "size", cause: .malformed)) {
      try order.read(submission(("count", "2"), ("size", "huge")))
    }
  }
}

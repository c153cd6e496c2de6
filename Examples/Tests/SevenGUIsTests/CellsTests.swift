import Arco
import ArcoHTML
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import SevenGUIs
import Testing

struct SheetTests {
  private var sheet = Sheet()

  private func id(_ name: String) -> CellID {
    guard case .formula(.cell(let id)) = Content("=" + name) else { preconditionFailure(name) }
    return id
  }

  private func shown(_ name: String) -> String { sheet.value(of: id(name)).shown }

  @Test mutating func `what depends on a cell follows it, and nothing else is worked out`() {
    _ = sheet.write("2", at: id("A0"))
    _ = sheet.write("=A0*3", at: id("B0"))
    _ = sheet.write("=B0+C5", at: id("C0"))
    _ = sheet.write("=sum(A0:C0)", at: id("D0"))
    #expect(shown("D0") == "14")
    let changed = sheet.write("3", at: id("A0"))
    #expect(Set(changed) == [id("A0"), id("B0"), id("C0"), id("D0")])
    #expect(shown("D0") == "21")
    #expect(sheet.write("x", at: id("E0")) == [id("E0")])
    #expect(sheet.write("=A0+0", at: id("B0")).count == 3)
  }

  @Test mutating func `a cycle is said, by all in it and behind it, until it is opened`() {
    _ = sheet.write("=B0", at: id("A0"))
    _ = sheet.write("=C0+1", at: id("B0"))
    _ = sheet.write("=A0", at: id("C0"))
    _ = sheet.write("=A0", at: id("D0"))
    #expect(["A0", "B0", "C0", "D0"].map { shown($0) }.allSatisfy { $0 == "#CYCLE" })
    _ = sheet.write("4", at: id("C0"))
    #expect(["A0", "B0", "C0", "D0"].map { shown($0) } == ["5", "5", "4", "5"])
    _ = sheet.write("=E0", at: id("E0"))
    #expect(shown("E0") == "#CYCLE")
  }

  @Test(arguments: [
    ("=1/0", "#DIV/0"), ("=1+", "#FORMULA"), ("=A1+text", "#FORMULA"), ("=A100", "#FORMULA"),
    ("=Z9*2", "0"), ("=mean(A1:A9)", "#DIV/0"), ("=-(1+2)*3", "-9"), ("=2*3+4/8", "6.5"),
    ("=max(1,2,5)-min(4,3)", "2"), ("=product(2, 3)", "6"), ("", ""), ("1e3", "1000"),
    ("tea", "tea"), ("=1e999", "#FORMULA"), ("=((1)", "#FORMULA"),
  ]) mutating func `a formula shows what it comes to`(written: String, shown: String) {
    _ = sheet.write(written, at: id("A0"))
    #expect(self.shown("A0") == shown)
  }

  @Test mutating func `who counts with a text is told so`() {
    _ = sheet.write("tea", at: id("B0"))
    _ = sheet.write("=B0+1", at: id("A0"))
    #expect(shown("A0") == "#VALUE")
  }

  @Test func `no formula is too deep`() {
    let deep = String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
    #expect(Content("=" + deep) == .malformed)
    #expect(Content("=" + String(repeating: "-", count: 10_000) + "1") == .malformed)
  }

  @Test(arguments: ["+", "*", "-1+", "+(1)*"]) func `no sum is too long`(sign: String) {
    let long = "=1" + String(repeating: sign + "1", count: 32_000)
    #expect(Content(long) == .malformed)
    #expect(Content("=" + String(repeating: "1" + sign, count: 80) + "1") != .malformed)
  }

  @Test func `no call has too many arguments`() {
    let ranges = [String](repeating: "A0:Z99", count: 9_000).joined(separator: ",")
    #expect(Content("=sum(\(ranges))") == .malformed)
  }

  @Test mutating func `a sheet takes formulas until they are too much work together`() {
    let whole = "=sum(A0:Y99)"
    for row in 0..<20 { _ = sheet.write(whole, at: id("Z\(row)")) }
    #expect(shown("Z18") == "0" && shown("Z19") == "#SIZE")
    // The first one's room is free again.
    _ = sheet.write("", at: id("Z0"))
    _ = sheet.write(whole, at: id("Z19"))
    #expect(shown("Z19") == "0")
  }

  @Test func `a formula reads as it was written`() {
    var random = SeededRandom(seed: 7)
    for _ in 1...2_000 {
      let expression = Expression.random(depth: 4, &random)
      #expect(Content("=" + expression.text) == .formula(expression), "\(expression.text)")
    }
  }
}

extension Expression {
  fileprivate static func random(depth: Int, _ random: inout SeededRandom) -> Expression {
    guard depth > 0 else {
      let isNumber = Bool.random(using: &random)
      return isNumber
        ? .number(Double(Int.random(in: 0...99, using: &random)) / 4) : .cell(cell(&random))
    }
    switch Int.random(in: 0...4, using: &random) {
    case 0: return .random(depth: 0, &random)
    case 1: return .negated(.random(depth: depth - 1, &random))
    case 2:
      let signs = [Operator.plus, .minus, .times, .over]
      return .binary(
        signs[Int.random(in: 0...3, using: &random)], .random(depth: depth - 1, &random),
        .random(depth: depth - 1, &random))
    case 3: return .call(.sum, [.range(cell(&random), cell(&random))])
    default:
      return .call(
        .max, [.value(.random(depth: depth - 1, &random)), .value(.random(depth: 0, &random))])
    }
  }

  private static func cell(_ random: inout SeededRandom) -> CellID {
    let id = CellID(
      column: Int.random(in: 0...25, using: &random), row: Int.random(in: 0...99, using: &random))
    guard let id else { preconditionFailure("within the sheet") }
    return id
  }
}

@MainActor struct CellsPageTests {
  private let page: TestPage

  init() { page = TestPage(cellsPage(rows: 2)) }

  @Test func `a cell is edited by keys, and what depends on it follows`() throws {
    func write(_ text: String, in cell: String) throws {
      try page.press("Enter", in: "Sheet")
      try page.fill(cell, with: text)
      try page.press("Enter", in: cell)
    }
    try write("20", in: "A0")
    #expect(page.focused?.text == "20")
    try page.press(.arrowRight, in: "Sheet")
    try write("=A0*200", in: "B0")
    #expect(page.exists("4000"))
    try page.press(.arrowLeft, in: "Sheet")
    try write("21", in: "A0")
    #expect(page.exists("4200") && !page.exists("4000"))
    try page.press("Enter", in: "Sheet")
    #expect(try page.text(of: "A0") == "21")
    try page.fill("A0", with: "9")
    try page.press(.escape, in: "A0")
    #expect(page.exists("4200") && page.exists("21"))
    try page.doubleClick("4200")
    #expect(try page.text(of: "B0") == "=A0*200")
    try page.fill("B0", with: "=B0")
    try page.blur("B0")
    #expect(page.exists("#CYCLE"))
  }
}

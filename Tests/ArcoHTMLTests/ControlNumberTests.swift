import ArcoHTML
import Testing

@Suite struct ControlNumberTests {
  @Test(arguments: [
    "0", "-0", "15", "15.5", "-3.25", ".5", "-.5", "007", "1e3", "1E+3", "1e-05", "1e+16",
    "123456789012345", "0.00000000000001", "43.478260869565", "1e22", "1e-22",
  ])
  func `a number is read as the standard library reads it`(text: String) {
    #expect(ControlNumber.value(of: text) == Double(text))
  }

  @Test(arguments: [
    "43.47826086956522", "33.333333333333336", "0.30000000000000004", "12345678901234567890",
    "0.000012345678901234567890123", "1.5e308", "2e-300",
  ])
  func `more digits than fifteen, and large powers, are read as one that is close`(text: String)
    throws
  {
    let number = try #require(ControlNumber.value(of: text))
    let exact = try #require(Double(text))
    #expect(abs(number - exact) <= exact.ulp * 100)
  }

  @Test func `zeros and powers of ten of any length are read, whatever stands behind them`() {
    let zeros = String(repeating: "0", count: 2_000)
    #expect(ControlNumber.value(of: "0.\(zeros)1e2001") == 1)
    #expect(ControlNumber.value(of: "1\(zeros)e-2000") == 1)
    #expect(ControlNumber.value(of: "\(zeros)7") == 7)
    #expect(ControlNumber.value(of: "1e-\(String(repeating: "9", count: 2_000))") == 0)
    #expect(ControlNumber.value(of: "0e\(String(repeating: "9", count: 2_000))") == 0)
  }

  @Test(arguments: [
    "", "-", ".", "5.", "+1", " 1", "1 ", "1.2.3", "1e", "1e+", "e3", "1e2.5", "--1", "1-", "nan",
    "inf", "Infinity", "0x1", "1,5", "١", "1e309", "-1e999999999999999999999",
  ])
  func `what is no number that a browser has is none`(text: String) {
    #expect(ControlNumber.value(of: text) == nil)
  }
}

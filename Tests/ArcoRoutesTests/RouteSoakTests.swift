import ArcoLaws
import ArcoOptics
import ArcoRoutes
import ArcoTesting
import Foundation
import Testing

/// 1,000 generated addresses, and 100,000 in the long form (`ARCO_SOAK=1`).
struct RouteSoakTests {
  private static let count =
    ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 100_000 : 1_000

  @Test func `generated addresses are read or refused, and their normal form is local`() {
    let law = Law("read or refused") { trial in
      let start = trial.draw("page", Page.self)
      let near = shop.address(of: start)?.text ?? "/"
      let address = trial.draw("address", .address(near: near))
      do throws(RouteError) {
        let page = try shop.read(address)
        let normal = shop.address(of: page)
        trial.expect(normal.flatMap { shop.value(of: $0.text) }, equals: page, "read again")
        trial.expect(normal.flatMap { Address($0.text) }, equals: normal, "local")
        trial.expect(Address(address) != nil, equals: true, "what was read is local")
      } catch {
        let seen = Seen(address)
        trial.expect(
          seen.offence(of: error), equals: nil, "what the refusal of \(address) says is so")
      }
    }
    #expect(law.counterexample(tries: Self.count) == nil)
  }

  @Test func `generated ways to write an address are read as its page`() {
    let laws = RouteLaws(shop).laws.filter { $0.name.contains("another spelling") }
    #expect(laws.count == 1)
    for law in laws { #expect(law.counterexample(tries: Self.count) == nil) }
  }
}

/// An address as somebody sees it who knows nothing of routes but the pages of the shop.
private struct Seen {
  private let bytes: [UInt8]
  private let segments: [String]
  private let items: [(name: String, value: String)]

  init(_ address: String) {
    bytes = Array(address.utf8)
    let fragment = address.utf8.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
    let query = address.utf8[..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
    func parts(_ text: Substring, at mark: UInt8) -> [Substring] {
      text.utf8.split(separator: mark).compactMap { Substring($0) }
    }
    segments = parts(address[..<query], at: UInt8(ascii: "/")).map(String.init)
    let asked = query < fragment ? address[address.utf8.index(after: query)..<fragment] : ""
    items = parts(asked, at: UInt8(ascii: "&")).map { item in
      let name = item.utf8.prefix { $0 != UInt8(ascii: "=") }
      let plain = String(decoding: name.map { $0 == UInt8(ascii: "+") ? 32 : $0 }, as: UTF8.self)
      let value = String(decoding: item.utf8.dropFirst(name.count + 1), as: UTF8.self)
      return (plain.removingPercentEncoding ?? plain, value)
    }
  }

  /// The first untrue statement of an error; nil if all of the error is true.
  func offence(of error: RouteError) -> String? {
    switch error {
    case .leadsAway(let offset):
      let marks = [UInt8(ascii: "/"), UInt8(ascii: "\\"), 0x7F]
      let leads =
        offset == 0
        ? bytes.first != UInt8(ascii: "/") : marks.contains(bytes[offset]) || bytes[offset] <= 0x20
      return leads ? nil : "byte \(offset) leads nowhere"
    case .misfit(.path(let number), let expected, let found):
      guard (1...segments.count + 1).contains(number) else {
        return "there is no segment \(number)"
      }
      let there = number <= segments.count ? segments[number - 1] : nil
      guard Self.shows(found, there) else { return "not what stands at segment \(number)" }
      return "\(expected)" == "\(wanted(at: number))" ? nil : "\(expected) at segment \(number)"
    case .misfit(.item(let name), let expected, let found):
      let known: [String: [RouteError.Expectation]] = [
        "words": [.text, .single], "in": [.value("Department"), .single], "tag": [.text],
        "page": [.integer, .single],
      ]
      guard expected.count == 1, known[name]?.contains(expected[0]) == true else {
        return "\(expected) of \(name)"
      }
      let values = items.filter { $0.name == name }.map(\.value)
      guard expected != [.single] || values.count > 1 else { return "there is one \(name)" }
      return values.contains { Self.shows(found, $0) } ? nil : "no \(name) has this value"
    case .misfit(.fragment, _, _): return "no page of the shop has a fragment"
    }
  }

  /// What the shop reads at a segment that comes after the ones before it.
  private func wanted(at number: Int) -> [RouteError.Expectation] {
    guard number > 1 else {
      return [.end] + ["items", "cart", "checkout", "search", "orders"].map { .literal($0) }
    }
    switch segments[0].removingPercentEncoding {
    case "items" where number == 2: return [.value("ItemID")]
    case "checkout" where number == 2: return [.value("Step")]
    default: return [.end]
    }
  }

  /// Whether an error shows a text: all of it, or its beginning where it is long.
  private static func shows(_ found: String?, _ there: String?) -> Bool {
    guard let found, let there else { return found == nil && there == nil }
    return there.utf8.count <= 100
      ? Array(found.utf8) == Array(there.utf8)
      : there.utf8.starts(with: found.utf8) && (97...100).contains(found.utf8.count)
  }
}

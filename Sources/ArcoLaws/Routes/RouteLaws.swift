public import ArcoRoutes
import ArcoTesting

/// The laws of a route.
///
/// - Route: the route.
///
///     let item = Route.path("items").segment(.integer)
///     #expect(RouteLaws(item).counterexample() == nil)
///
/// Reading a printed address gives the same value; printing a read value gives an address that is
/// read as the same value; all spellings of an address have one normal form. The laws detect a case
/// without an alternative, and an alternative that another one hides, if the generator makes their
/// values. They try the addresses that the route prints, other spellings, broken addresses, and
/// addresses of other sites.
/// - Source: Rendel and Ostermann, *Invertible syntax descriptions*, 2010.
public struct RouteLaws<Route: RouteOptic>: LawSuite, Sendable {
  /// The route.
  public let route: Route
  let part: Generator<Route.Part>
  let areEqual: @Sendable (Route.Part, Route.Part) -> Bool

  /// Makes the laws for a route, with your own equality: for pairs, for example.
  public init(
    _ route: Route, part: Generator<Route.Part>,
    areEqual: @escaping @Sendable (Route.Part, Route.Part) -> Bool
  ) {
    self.route = route
    self.part = part
    self.areEqual = areEqual
  }

  /// Makes the laws for a route, with a generator for its values.
  public init(_ route: Route, part: Generator<Route.Part>)
  where Route.Part: Equatable & SendableMetatype {
    self.init(route, part: part) { areSame($0, $1) }
  }

  /// Makes the laws for a route whose values are `Generatable`.
  public init(_ route: Route) where Route.Part: Equatable & Generatable {
    self.init(route, part: Route.Part.generator)
  }

  /// The route, named by the type of its values.
  public var subject: String { "route of \(Route.Part.self)" }

  /// The laws of a route.
  public var laws: [Law] {
    [
      Law("every value has an address") { trial in
        let part = trial.draw("value", part)
        trial.expect(route.address(of: part) != nil, equals: true)
      },
      Law("read what was printed") { trial in
        let part = trial.draw("value", part)
        guard let address = printed(part, &trial) else { return trial.pass() }
        trial.expect(route.value(of: address), equals: part, by: isSame)
      },
      Law("what is printed stays on its own site") { trial in
        guard let address = printed(trial.draw("value", part), &trial) else { return trial.pass() }
        trial.expect(AddressText.isNormal(address), equals: true)
      },
      Law("another spelling of the address is read as the same value") { trial in
        let part = trial.draw("value", part)
        guard let address = printed(part, &trial) else { return trial.pass() }
        let other = trial.draw("address", .respelling(of: address))
        trial.expect(route.value(of: other), equals: part, by: isSame)
      },
      Law("reading, printing and reading again gives the same value") { trial in
        let start = trial.draw("value", part)
        let address = trial.draw("address", .address(near: printed(start, &trial) ?? "/"))
        guard let value = route.value(of: address) else { return trial.pass() }
        trial.note("read", value)
        let again = route.address(of: value)?.text
        trial.expect(again.flatMap { route.value(of: $0) }, equals: value, by: isSame)
        trial.expect(again.map(AddressText.isNormal), equals: true, "in normal form")
      },
      Law("an address that does not fit is refused with an error, wherever it comes from") {
        trial in
        let start = trial.draw("value", part)
        let address = trial.draw("address", .address(near: printed(start, &trial) ?? "/"))
        var isRefused = false
        do throws(RouteError) { _ = try route.read(address) } catch { isRefused = true }
        trial.expect(isRefused, equals: route.value(of: address) == nil)
        let isLocal = Address(address) != nil
        trial.expect(isRefused || isLocal, equals: true, "refused, or on its own site")
      },
    ]
  }

  private func printed(_ part: Route.Part, _ trial: inout Trial) -> String? {
    let address = route.address(of: part)?.text
    trial.note("printed", address)
    return address
  }

  private func isSame(_ one: Route.Part?, _ other: Route.Part?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return areEqual(one, other)
  }
}

enum AddressText {
  /// Whether a route may print this text.
  static func isNormal(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let marks = Array("-._~/?&=+#%".utf8)
    guard bytes.first == UInt8(ascii: "/"), !text.hasPrefix("//") else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: marks.contains(byte)
      }
    }
  }
}

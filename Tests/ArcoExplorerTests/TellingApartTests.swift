import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Foundation
import Testing

/// States are told apart by their types and parts; what cannot be told apart is refused.
struct TellingApartTests {
  /// The states that a toggle between two values has: two, whatever the values are.
  private static func toggled<Value: Sendable>(_ one: Value, _ other: Value) throws -> Int {
    let toggle = Dispatcher<Void, Value, Bool>.reduce { value, isOther in
      value = isOther ? other : one
    }
    return try Explorer(toggle, state: one, inputs: [true, false]).walk(states: 20).stateCount
  }

  protocol Screen: Sendable {}
  struct Home: Screen {}
  struct Cart: Screen {}
  enum Loss: Error { case timeout }
  enum Gap: Error { case timeout }
  enum Lamp: Sendable, CustomStringConvertible {
    case green
    case red
    var description: String { "lamp" }
  }
  struct Veiled: Hashable, Sendable, CustomReflectable {
    var number: Int
    var customMirror: Mirror { Mirror(self, children: []) }
  }
  /// All have one hash.
  struct Crowded: Hashable, Sendable, CustomReflectable {
    var number: Int
    var customMirror: Mirror { Mirror(self, children: []) }
    func hash(into hasher: inout Hasher) {}
  }
  final class CrowdedBox: Hashable, Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: CrowdedBox, right: CrowdedBox) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) {}
  }
  enum CrowdedCase: Hashable, Sendable {
    case one, other
    func hash(into hasher: inout Hasher) {}
  }
  struct Mixed: Sendable {
    var screen: any Screen
    var number = 0
  }

  @Test func `values that a mirror does not tell apart are told apart`() throws {
    #expect(try Self.toggled([UUID()], [UUID()]) == 2)
    #expect(try Self.toggled(Mixed(screen: Home()), Mixed(screen: Cart())) == 2)
    #expect(try Self.toggled(Loss.timeout as any Error, Gap.timeout as any Error) == 2)
    #expect(try Self.toggled((Lamp.green, 1), (Lamp.red, 1)) == 2)
    #expect(try Self.toggled((1 as Int, "a"), (1 as Int, "a")) == 1)
    #expect(try Self.toggled((1 as any Sendable, 1), (1.0 as any Sendable, 1)) == 2)
    #expect(try Self.toggled((Veiled(number: 1), 0), (Veiled(number: 2), 0)) == 2)
    #expect(try Self.toggled((Int??.none, 0), (Int??.some(nil), 0)) == 2)
    #expect(try Self.toggled((Int?.none, "a"), (Int?.some(0), "a")) == 2)
    #expect(try Self.toggled([Int8?.none], [Int8?.some(0)]) == 2)
    #expect(try Self.toggled([String?.none], [String?.some("")]) == 2)
    let long = [UInt8](repeating: 7, count: 200)
    #expect(try Self.toggled((Data(long + [1]), 0), (Data(long + [2]), 0)) == 2)
  }

  @Test func `values of one hash are told apart by what their type says is equal`() throws {
    #expect(try Self.toggled((Crowded(number: 1), 0), (Crowded(number: 2), 0)) == 2)
    #expect(try Self.toggled((Crowded(number: 1), 0), (Crowded(number: 1), 0)) == 1)
    #expect(try Self.toggled((CrowdedBox(1), 0), (CrowdedBox(2), 0)) == 2)
    #expect(try Self.toggled((CrowdedBox(1), 0), (CrowdedBox(1), 0)) == 1)
    #expect(try Self.toggled((CrowdedCase.one, 0), (CrowdedCase.other, 0)) == 2)
  }

  @Test func `equal values at other places of the memory are one`() throws {
    let bytes = Dispatcher<Void, (Data, Int), Int>.reduce { state, input in
      state = (Data([UInt8](repeating: UInt8(input), count: 100)), 0)
    }
    let walk = try Explorer(bytes, state: (Data(), 0), inputs: [1, 2]).walk(states: 20)
    #expect(walk.stateCount == 3)
    #expect(walk.isComplete)
  }

  @Test func `a part that cannot be told apart is refused with its path`() {
    struct Shy: Sendable, CustomReflectable {
      var number = 1
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    struct Box: Sendable {
      struct Inner: Sendable { var parts: [any Sendable] }
      var inner: Inner
    }
    final class Held: Sendable {}
    enum Load: Sendable, CustomStringConvertible {
      case idle
      case failed(any Error)
      var description: String { "load" }
    }
    func path(of value: any Sendable) -> String? {
      let still = Dispatcher<Void, Box, Int>.reduce { _, _ in }
      do throws(ExplorerError) {
        _ = try Explorer(still, state: Box(inner: Box.Inner(parts: [value])), inputs: [1]).walk()
        return nil
      } catch {
        guard case .indistinguishable(let path, _) = error else { return "" }
        return path
      }
    }
    #expect(path(of: Shy()) == "inner.parts[0]")
    #expect(path(of: Held())?.hasPrefix("inner.parts") == true)
    #expect(path(of: Load.idle)?.hasPrefix("inner.parts") == true)
    #expect(path(of: Veiled(number: 1)) == nil)
    #expect(path(of: Int.self as any Any.Type) == nil)
    #expect(path(of: ()) == nil)
  }

  @Test func `local state of a view that cannot be told apart is refused`() {
    final class Held {}
    let face = Face<Int, Int, HTML>.placing { parts in
      let held = parts.local(Held())
      return parts.view { count, send in
        button("\(count)", .onClick { held.set(Held()) })
      }
    }
    let explorer = Explorer(
      Program(Component<Void, Int, Int, HTML>(.reduce { $0 = $1 }, face), state: 0))
    #expect(throws: ExplorerError.self) { try explorer.walk() }
  }

  @Test func `a NaN in a state makes no states without end`() throws {
    struct Reading: Hashable, Sendable {
      var value = Double.nan
      var isOn = false
    }
    let switching = Dispatcher<Void, Reading, Bool>.reduce { $0.isOn = $1 }
    let walk = try Explorer(switching, state: Reading(), inputs: [true, false]).walk(states: 20)
    #expect(walk.stateCount == 2)
    #expect(walk.isComplete)
  }
}

public import ArcoCore
public import ArcoHTML

/// A function of the page around a program, which a script of the page's own has.
///
/// ```
/// // Web/map.js, a script of the page
/// window.arcoFunctions = { async place(name) { return (await lookUp(name)).position; } };
/// ```
///
///     let find = Effect<World, Trip, TripInput>.callback { _, out in
///       PageFunction("place").call(["Kyoto"]) { result in
///         out.send(.found(result))
///         out.finish()
///       }
///     }
///
/// Only what `window.arcoFunctions` has itself can be called: no text becomes code.
public struct PageFunction: Sendable {
  private let name: String

  /// Names a function.
  public init(_ name: String) { self.name = name }

  /// Why a function returned nothing.
  public enum Failure: Error, Equatable, Sendable {
    /// The page has no function of this name.
    case missing
    /// It threw this, or returned what is no `ScriptValue`.
    case thrown(String)

    /// Whether both are the same; texts byte by byte.
    public static func == (one: Failure, other: Failure) -> Bool {
      switch (one, other) {
      case (.missing, .missing): true
      case (.thrown(let one), .thrown(let other)): one.hasSameBytes(as: other)
      default: false
      }
    }
  }

  /// Calls it, and waits for the promise that it may return.
  ///
  /// - Parameter hear: called once, unless the cancellation came before, which the function does not
  ///   hear of.
  public func call(
    _ values: [ScriptValue] = [],
    _ hear: @escaping @Sendable (Result<ScriptValue, Failure>) -> Void
  ) -> Cancellation {
    var request = Request(.call)
    request.text(name)
    request.value(.list(values))
    return request.ask(
      { reader throws(WireError) in try ScriptValue(from: &reader) },
      refused: { $0.code == 4 ? .missing : .thrown($0.text) }, hear)
  }
}

public import ArcoCore
public import ArcoHTML

/// A JavaScript function of the page around the program.
///
/// ```
/// // Web/map.js, a script of the page window.arcoFunctions = { async place(name) { return (await
/// lookUp(name)).position; } };
/// ```
///
///     let find = Effect<World, Trip, TripInput>.callback { _, out in
///       PageFunction("place").call(["Kyoto"]) { result in
///         out.send(.found(result))
///         out.finish()
///       }
///     }
///
/// Only the own properties of `window.arcoFunctions` can be called. A text is never evaluated as
/// code.
public struct PageFunction: Sendable {
  private let name: String

  /// Names a function in `window.arcoFunctions`. Whether it exists is checked by each call.
  public init(_ name: String) { self.name = name }

  /// The reason why a call has no result.
  public enum Failure: Error, Equatable, Sendable {
    /// The page has no function of this name.
    case missing
    /// The function threw an error with this text, or returned a value that is not a `ScriptValue`.
    case thrown(String)

    /// Whether both are the same failure. Texts are compared by their bytes.
    public static func == (one: Failure, other: Failure) -> Bool {
      switch (one, other) {
      case (.missing, .missing): true
      case (.thrown(let one), .thrown(let other)): one.hasSameBytes(as: other)
      default: false
      }
    }
  }

  /// Calls the function with arguments. If it returns a promise, waits for the promise.
  ///
  /// - Parameter hear: called once, unless cancelled before. A cancellation does not stop the
  ///   function.
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

extension HTML {
  /// A property that a custom element is given, with its value.
  public struct ElementProperty: Sendable {
    let member: ScriptValue.Member

    /// Gives a property its value.
    ///
    /// - Parameters:
    ///   - name: the property's, as the script of the element spells it.
    ///   - value: what it is to be.
    ///   - format: how it is written.
    /// - Precondition: a name of letters and digits. What every element of HTML has, such as `innerHTML`,
    ///   is not given by the client, and the console says so.
    public static func set<Value>(
      _ name: StaticString, _ value: Value, as format: ScriptFormat<Value>
    ) -> HTML.ElementProperty {
      precondition(Name(name, prefix: .aria).isAttributeName, "not the name of a property")
      return HTML.ElementProperty(member: ScriptValue.Member("\(name)", format.write(value)))
    }
  }
}

extension HTML {
  /// What a page does on an event of a custom element.
  ///
  /// - Isolation: not `Sendable`, since it has a handler.
  public struct ElementEvent {
    let name: StaticString
    /// False refuses.
    let run: (ScriptValue) -> Bool

    /// Runs with what a `CustomEvent` of a name says.
    ///
    /// - Parameters:
    ///   - name: the event's, letters, digits and hyphens.
    ///   - format: how its `detail` is read. One that cannot be read is refused, and nothing runs.
    public static func on<Value>(
      _ name: StaticString, as format: ScriptFormat<Value>, _ action: @escaping (Value) -> Void
    ) -> HTML.ElementEvent {
      make(name) { detail in
        guard let value = format.read(detail) else { return false }
        action(value)
        return true
      }
    }

    /// Runs on a `CustomEvent` of a name, whatever it says.
    public static func on(_ name: StaticString, _ action: @escaping () -> Void) -> HTML.ElementEvent
    {
      make(name) { _ in
        action()
        return true
      }
    }

    private static func make(
      _ name: StaticString, _ run: @escaping (ScriptValue) -> Bool
    ) -> HTML.ElementEvent {
      precondition(Name(name, prefix: .aria).isAttributeName, "not the name of an event")
      return HTML.ElementEvent(name: name, run: run)
    }
  }
}

@available(*, unavailable)
extension HTML.ElementEvent: Sendable {}

extension Attribute {
  /// Gives a custom element properties.
  ///
  ///     HTML.element("x-range")(
  ///       .properties(.set("span", state.span, as: span)),
  ///       .events(.on("span-chosen", as: span) { send(.choose($0)) }))
  ///
  /// Each is set when it is another one than before, and first once the element is defined. They cross
  /// the wire together when one of them changes.
  public static func properties(_ properties: HTML.ElementProperty...) -> Attribute {
    Attribute("data-props", ScriptValue.record(properties.map { $0.member }).json)
  }

  /// Runs on events of a custom element, or of one within.
  ///
  /// Only an event that is made as a `CustomEvent` is reported, to the innermost element that listens to
  /// its name; it need not bubble.
  public static func events(_ events: HTML.ElementEvent...) -> Attribute {
    Attribute(
      .custom, preventsDefault: false,
      KeyHandler(
        events.map { HTML.Key("\($0.name)") },
        .bytes { bytes in
          guard let said = CustomPayload(bytes: bytes) else { return false }
          return events.first { said.name.isLiteral($0.name) }?.run(said.detail) ?? false
        }))
  }
}

/// What a custom element says, as it crosses the wire.
package struct CustomPayload: WirePayload {
  package let name: String
  package let detail: ScriptValue

  package init(_ name: String, _ detail: ScriptValue) {
    self.name = name
    self.detail = detail
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    name = try reader.text()
    detail = try ScriptValue(from: &reader)
  }

  package func write(to writer: inout ByteWriter) {
    writer.text(name)
    detail.write(to: &writer)
  }
}

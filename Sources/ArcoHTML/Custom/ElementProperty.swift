extension HTML {
  /// A property that the page sets on a custom element.
  public struct ElementProperty: Sendable {
    let member: ScriptValue.Member

    /// Sets a property of the element.
    ///
    /// - Parameters:
    ///   - name: the name of the property in the element's script: letters and digits.
    ///   - value: the value of the property.
    ///   - format: the format that turns the value into a `ScriptValue`.
    /// - Precondition: `name` has only letters, digits, hyphens and underscores. The client does
    ///   not set properties that every HTML element has, such as `innerHTML`; it logs a warning to
    ///   the console.
    public static func set<Value>(
      _ name: StaticString, _ value: Value, as format: ScriptFormat<Value>
    ) -> HTML.ElementProperty {
      precondition(
        Name(name, prefix: .aria).isAttributeName,
        "a property's name has only letters, digits, hyphens and underscores")
      return HTML.ElementProperty(member: ScriptValue.Member("\(name)", format.write(value)))
    }
  }
}

extension HTML {
  /// A handler for one kind of event of a custom element.
  ///
  /// - Isolation: not `Sendable`, since it has a closure.
  public struct ElementEvent {
    let name: StaticString
    /// Runs the handler; false if the event's detail cannot be read.
    let run: (ScriptValue) -> Bool

    /// Runs on a `CustomEvent`, with its `detail` as a Swift value.
    ///
    /// - Parameters:
    ///   - name: the name of the event: letters, digits, hyphens and underscores.
    ///   - format: reads the event's `detail`. If the format refuses it, `action` does not run.
    public static func on<Value>(
      _ name: StaticString, as format: ScriptFormat<Value>, _ action: @escaping (Value) -> Void
    ) -> HTML.ElementEvent {
      make(name) { detail in
        guard let value = format.read(detail) else { return false }
        action(value)
        return true
      }
    }

    /// Runs on a `CustomEvent`, without reading its `detail`.
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
      precondition(
        Name(name, prefix: .aria).isAttributeName,
        "an event's name has only letters, digits, hyphens and underscores")
      return HTML.ElementEvent(name: name, run: run)
    }
  }
}

@available(*, unavailable)
extension HTML.ElementEvent: Sendable {}

extension Attribute {
  /// Sets properties of a custom element.
  ///
  ///     HTML.element("x-range")(
  ///       .properties(.set("span", state.span, as: span)),
  ///       .events(.on("span-chosen", as: span) { send(.choose($0)) }))
  ///
  /// The client sets a property when its value changes, and for the first time once the element is
  /// defined. If one property changes, the values of all properties of the element are sent.
  public static func properties(_ properties: HTML.ElementProperty...) -> Attribute {
    Attribute("data-props", ScriptValue.record(properties.map { $0.member }).json)
  }

  /// Handlers for events of a custom element, or of custom elements within this element.
  ///
  /// Only a `CustomEvent` is reported, and only to the innermost element with a handler for its
  /// name. The event need not bubble.
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

/// The name and detail of a custom element's event, as on the wire.
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

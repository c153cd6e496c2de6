#if canImport(SwiftUI)
  public import SwiftUI

  /// Views that are made with a value of the environment: in a face, which has no properties.
  ///
  ///     let notesFace = Face<Order, OrderInput, ViewContent> { order, send in
  ///       EnvironmentReader(\.dismiss) { dismiss in
  ///         Text(order.name)
  ///         Button("Close") { dismiss() }
  ///       }
  ///     }
  ///
  /// They are made again when the value changes. The closure keeps what it captured, such as the state, as the face ran.
  public struct EnvironmentReader<Value, Content: View>: View {
    @Environment private var value: Value
    private let content: (Value) -> Content

    /// Shows views.
    ///
    /// - Parameters:
    ///   - key: the value in the environment.
    ///   - content: gets the value.
    public init(
      _ key: KeyPath<EnvironmentValues, Value>,
      @ViewBuilder content: @escaping (Value) -> Content
    ) {
      _value = Environment(key)
      self.content = content
    }

    /// The views.
    public var body: some View { content(value) }
  }
#endif

#if canImport(SwiftUI)
  public import SwiftUI

  /// A view that reads a value of the environment, for faces, which cannot have an `@Environment`
  /// property.
  ///
  ///     let notesFace = Face<Order, OrderInput, ViewContent> { order, send in
  ///       EnvironmentReader(\.dismiss) { dismiss in
  ///         Text(order.name)
  ///         Button("Close") { dismiss() }
  ///       }
  ///     }
  ///
  /// The closure runs again when the value changes. It then still has the state with which the face
  /// ran last.
  public struct EnvironmentReader<Value, Content: View>: View {
    @Environment private var value: Value
    private let content: (Value) -> Content

    /// Makes a view that reads a value of the environment.
    ///
    /// - Parameters:
    ///   - key: the key path of the value in the environment.
    ///   - content: makes the views from the value.
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

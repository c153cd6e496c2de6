/// A view that may list any number of views.
@MainActor protocol Counted {
  /// The number of views that it lists; nil if its type does not determine the number.
  static var count: Int? { get }
}

/// Returns the number of views that a view lists; nil if its type does not determine the number.
///
/// A list makes only the rows on the screen if it knows how many views each element makes.
/// Otherwise it runs all elements to count their views. (Apple, "Demystify SwiftUI performance",
/// WWDC 2023.)
@MainActor func viewCount<V: View>(of type: V.Type) -> Int? {
  if let counted = type as? any Counted.Type { return counted.count }
  if type is any Primitive.Type || type is any BuiltIn.Type { return 1 }
  return V.Body.self == Never.self ? nil : viewCount(of: V.Body.self)
}

/// The number of rows of a list that are on the screen.
let rowsOnScreen = 12

extension EmptyView: Counted { static var count: Int? { 0 } }
extension Optional: Counted where Wrapped: View { static var count: Int? { nil } }
extension AnyView: Counted { static var count: Int? { nil } }
extension TupleView: Counted { static var count: Int? { nil } }
extension _ConditionalContent: Counted where TrueContent: View, FalseContent: View {
  static var count: Int? { nil }
}
extension ForEach: Counted where Content: View { static var count: Int? { nil } }
extension Section: Counted where Parent: View, Content: View, Footer: View {
  static var count: Int? { nil }
}
extension EditableRows: Counted { static var count: Int? { nil } }
extension ModifiedContent: Counted where Content: View, Modifier: ViewModifier {
  static var count: Int? { viewCount(of: Content.self) }
}
extension Changed: Counted {
  static var count: Int? { viewCount(of: Content.self) }
}

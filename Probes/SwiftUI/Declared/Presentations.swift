// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { changed { _ in nil } }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let destination = destination()
    return presenting(.destination, isPresented) { destination }
  }

  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.sheet, isPresented, content: content) }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let content = ViewBuilder.buildBlock(message(), actions())
    return presenting(.alert, isPresented) { content }
  }

  nonisolated func presenting(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>,
    content: @escaping () -> some View
  ) -> some View {
    changed { place in
      guard isPresented.wrappedValue else { return nil }
      return .presentation(
        Presentation(kind, place.elements(of: content())) { isPresented.wrappedValue = false })
    }
  }
}

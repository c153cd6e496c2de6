// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

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

  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.cover, isPresented, content: content) }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.popover, isPresented, content: content) }

  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let actions = actions()
    return presenting(.alert, isPresented) { actions }
  }

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

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
}

@frozen public struct Anchor<Value> {
  @frozen public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

@frozen public enum Visibility: Hashable, CaseIterable {
  case automatic
}

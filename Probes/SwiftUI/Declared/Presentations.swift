// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    changed { place in
      guard let stack = place.surroundings.stack else { return nil }
      var surroundings = place.surroundings
      surroundings.dismiss = DismissAction { stack.pop() }
      surroundings.isInList = false
      let screens = place.node.child(
        PushedScreens(stack: stack, destination: destination), at: place.path, surroundings)
      return .presentation(Presentation(.destination, screens) { _ in stack.pop() })
    }
  }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let destination = ReadyPresenter(isPresented: isPresented, content: destination())
    return presenting(.destination, by: destination) { isPresented.put(false, $0) }
  }

  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.sheet, isPresented, content) }

  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.cover, isPresented, content) }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.popover, isPresented, content) }

  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let actions = ReadyPresenter(isPresented: isPresented, content: actions())
    return presenting(.alert, by: actions) { isPresented.put(false, $0) }
  }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let content = ReadyPresenter(
      isPresented: isPresented, content: ViewBuilder.buildBlock(message(), actions()))
    return presenting(.alert, by: content) { isPresented.put(false, $0) }
  }

  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.sheet, by: ItemPresenter(item: item, content: content)) { item.put(nil, $0) }
  }

  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    confirmationDialog(titleKey, isPresented: isPresented, actions: actions)
  }

  nonisolated func presenting<Content: View>(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ content: @escaping () -> Content
  ) -> some View {
    let presenter = Presenter(isPresented: isPresented, content: content)
    return presenting(kind, by: presenter) { isPresented.put(false, $0) }
  }

  nonisolated func presenting(
    _ kind: Presentation.Kind, by presenter: some View,
    write: @escaping @MainActor (Transaction) -> Void
  ) -> some View {
    changed { place in
      var surroundings = place.surroundings
      // "Add this view modifier to a view inside a `NavigationStack`" (Apple).
      if kind == .destination, surroundings.stack == nil { return nil }
      surroundings.dismiss = DismissAction { write(Transaction()) }
      surroundings.isInList = false
      if kind != .destination { surroundings.stack = nil }
      let content = place.node.child(presenter, at: place.path, surroundings)
      return .presentation(Presentation(kind, content, write: write))
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

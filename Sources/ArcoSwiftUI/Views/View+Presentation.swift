#if canImport(SwiftUI)
  import ArcoCore
  public import SwiftUI

  extension View {
    /// Shows a placed child as a sheet while it has an instance: while the optional or the case that
    /// is its state is there.
    ///
    ///     let notesView = parts.place(detail, notesFace())
    ///     return parts.view { todos, send in
    ///       List { rowsView }
    ///         .sheet(notesView) { send(.detail(.close)) }
    ///     }
    ///
    /// The sheet shows what it showed while it goes down.
    /// - Parameter onDismiss: what to do when the person swipes it away; not called when the state
    ///   closes it. It should send the input that takes the state away.
    public func sheet(
      _ child: ViewContent, onDismiss: @escaping () -> Void
    ) -> some View {
      sheet(isPresented: child.presence(onDismiss)) { child.departing }
    }

    #if !os(macOS)
      /// Shows a placed child over the whole screen while it has an instance.
      ///
      ///     ShopView().fullScreenCover(loginView) { send(.login(.cancel)) }
      ///
      /// - Parameter onDismiss: what to do when the person leaves it by other means than the state;
      ///   it should send the input that takes the state away.
      public func fullScreenCover(
        _ child: ViewContent, onDismiss: @escaping () -> Void
      ) -> some View {
        fullScreenCover(isPresented: child.presence(onDismiss)) { child.departing }
      }
    #endif

    #if !os(tvOS) && !os(watchOS)
      /// Shows a placed child in a popover while it has an instance.
      ///
      ///     Text("Filter").popover(filterView) { send(.filter(.close)) }
      ///
      /// - Parameter onDismiss: what to do when the person taps beside it; not called when the state
      ///   closes it.
      public func popover(
        _ child: ViewContent, onDismiss: @escaping () -> Void
      ) -> some View {
        popover(isPresented: child.presence(onDismiss)) { child.departing }
      }
    #endif

    /// Pushes a placed child onto the navigation stack while it has an instance.
    ///
    /// - Parameter onDismiss: what to do when the person goes back; not called when the state does.
    public func navigationDestination(
      _ child: ViewContent, onDismiss: @escaping () -> Void
    ) -> some View {
      navigationDestination(isPresented: child.presence(onDismiss)) { child.departing }
    }
  }

  extension ViewContent {
    /// The child's instances as the path of a `NavigationStack`, the first at the bottom.
    ///
    ///     NavigationStack(path: screens.path { send(.pop(to: $0)) }) {
    ///       menu.navigationDestination(for: ViewContent.Element.self) { $0 }
    ///     }
    ///
    /// - Parameter onPop: called when the person goes back, with how many screens stay.
    public func path(onPop: @escaping (Int) -> Void) -> Binding<[Element]> {
      let slot = slot
      return Binding(
        get: { self.elements },
        set: { path, transaction in
          guard path.count < slot?.instances.count ?? 0 else { return }
          withTransaction(transaction) { onPop(path.count) }
        })
    }

    func presence(_ onDismiss: @escaping () -> Void) -> Binding<Bool> {
      Binding(
        get: { self.isPresent },
        set: { isPresented, transaction in
          guard !isPresented, self.isPresent else { return }
          withTransaction(transaction) { onDismiss() }
        })
    }

    @ViewBuilder var departing: some View {
      if let slot { DepartingView(slot: slot) }
    }
  }
#endif

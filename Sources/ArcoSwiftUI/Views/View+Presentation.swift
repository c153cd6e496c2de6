#if canImport(SwiftUI)
  import ArcoCore
  public import SwiftUI

  extension View {
    /// Shows a placed child as a sheet while the child is mounted: while its optional state has a
    /// value, or its case is present.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.placing { parts in
    ///       let rowsView = parts.place(rows, todoFace())
    ///       let notesView = parts.place(notes, notesFace())
    ///       return parts.view { todos, send in
    ///         List { rowsView }
    ///           .sheet(notesView) { send(.notes(.close)) }
    ///       }
    ///     }
    ///
    /// While the sheet slides away, it still shows its last content.
    /// - Parameter onDismiss: called when a person swipes the sheet away, and not when the state
    ///   closes it. Send an input that removes the child's state.
    public func sheet(
      _ child: ViewContent, onDismiss: @escaping () -> Void
    ) -> some View {
      let slot = child.placed("sheet(_:onDismiss:)")
      return sheet(isPresented: slot.presence(onDismiss)) { PresentedView(slot: slot) }
    }

    #if !os(macOS)
      /// Shows a placed child over the whole screen while the child is mounted.
      ///
      ///     let todosFace = Face<Todos, TodosInput, ViewContent>.placing { parts in
      ///       let notesView = parts.place(notes, notesFace())
      ///       return parts.view { todos, send in
      ///         Text("\(todos.items.count) to do")
      ///           .fullScreenCover(notesView) { send(.notes(.close)) }
      ///       }
      ///     }
      ///
      /// - Parameter onDismiss: called when a person closes it, and not when the state does. Send
      ///   an input that removes the child's state.
      public func fullScreenCover(
        _ child: ViewContent, onDismiss: @escaping () -> Void
      ) -> some View {
        let slot = child.placed("fullScreenCover(_:onDismiss:)")
        return fullScreenCover(isPresented: slot.presence(onDismiss)) { PresentedView(slot: slot) }
      }
    #endif

    #if !os(tvOS) && !os(watchOS)
      /// Shows a placed child in a popover while the child is mounted.
      ///
      ///     let todosFace = Face<Todos, TodosInput, ViewContent>.placing { parts in
      ///       let notesView = parts.place(notes, notesFace())
      ///       return parts.view { todos, send in
      ///         Text("\(todos.items.count) to do")
      ///           .popover(notesView) { send(.notes(.close)) }
      ///       }
      ///     }
      ///
      /// - Parameter onDismiss: called when a person taps outside of it, and not when the state
      ///   closes it. Send an input that removes the child's state.
      public func popover(
        _ child: ViewContent, onDismiss: @escaping () -> Void
      ) -> some View {
        let slot = child.placed("popover(_:onDismiss:)")
        return popover(isPresented: slot.presence(onDismiss)) { PresentedView(slot: slot) }
      }
    #endif

    /// Pushes a placed child onto the navigation stack while the child is mounted.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.placing { parts in
    ///       let notesView = parts.place(notes, notesFace())
    ///       return parts.view { todos, send in
    ///         NavigationStack {
    ///           Text("\(todos.items.count) to do")
    ///             .navigationDestination(notesView) { send(.notes(.close)) }
    ///         }
    ///       }
    ///     }
    ///
    /// Use it on a view inside a `NavigationStack`, as in the example. Elsewhere SwiftUI ignores it.
    /// - Parameter onDismiss: called when a person goes back, and not when the state removes the
    ///   child. Send an input that removes the child's state.
    public func navigationDestination(
      _ child: ViewContent, onDismiss: @escaping () -> Void
    ) -> some View {
      let slot = child.placed("navigationDestination(_:onDismiss:)")
      return navigationDestination(isPresented: slot.presence(onDismiss)) {
        PresentedView(slot: slot)
      }
    }
  }

  extension ViewContent {
    /// Returns the path of a `NavigationStack` with a screen for each instance of the child, the
    /// first at the bottom.
    ///
    ///     let recipeFace = Face<Recipe, RecipeInput, ViewContent>.placing { parts in
    ///       let screens = parts.place(steps, stepFace())
    ///       return parts.view { recipe, send in
    ///         NavigationStack(path: screens.path { send(.pop(to: $0)) }) {
    ///           Text("\(recipe.steps.count) steps")
    ///             .navigationDestination(for: ViewContent.Element.self) { $0 }
    ///         }
    ///       }
    ///     }
    ///
    /// Its elements are instances, and no `NavigationLink` can name an instance. For links, use ``path(by:onPop:onPush:)``.
    /// - Parameter onPop: called when a person goes back, with the number of screens that remain. If
    ///   the state keeps a screen, the stack shows the screen again.
    public func path(onPop: @escaping (Int) -> Void) -> Binding<[Element]> {
      let slot = placed("path(onPop:)")
      return Binding(
        get: { self.elements },
        set: { path, transaction in
          withTransaction(transaction) { slot.shorten(to: path.count, onPop: onPop) }
        })
    }

    /// The ids of the child's elements as the path of a `NavigationStack`, the first at the bottom.
    ///
    ///     let recipeFace = Face<Recipe, RecipeInput, ViewContent>.placing { parts in
    ///       let screens = parts.place(steps, stepFace())
    ///       return parts.view { recipe, send in
    ///         let path = screens.path(
    ///           by: Int.self, onPop: { send(.pop(to: $0)) }, onPush: { send(.push($0)) })
    ///         NavigationStack(path: path) {
    ///           List { NavigationLink("First step", value: 1) }
    ///             .navigationDestination(for: Int.self) { screens[$0] }
    ///         }
    ///       }
    ///     }
    ///
    /// SwiftUI changes the path when a person goes back or follows a link. This calls `onPop` or
    /// `onPush`; afterwards the stack shows the elements that the state then has. If the dispatcher
    /// did not add the element, the new screen goes away again.
    /// - Parameters:
    ///   - id: the type of the elements' ids. The values of the links have the same type. An id
    ///     is in the path at most once: a second tap on a link pushes nothing.
    ///   - onPop: called when a person goes back by one or several screens, with the number of screens that remain.
    ///   - onPush: called when a person follows a link, with its value. The input that you send
    ///     should add the element with this id.
    /// - Precondition: the child was declared for each element of a collection, with ids of this
    ///   type.
    public func path<ID: Hashable>(
      by id: ID.Type, onPop: @escaping (Int) -> Void, onPush: @escaping (ID) -> Void
    ) -> Binding<[ID]> {
      let slot = placed("path(by:onPop:onPush:)")
      return Binding(
        get: { slot.ids(of: id) },
        set: { path, transaction in
          withTransaction(transaction) { slot.follow(path, onPop: onPop, onPush: onPush) }
        })
    }

    /// The view of the element with an id, for `navigationDestination(for:destination:)`.
    ///
    /// A popped screen shows its last content until it has left the screen. For an id that no
    /// element has, there is no view.
    /// - Precondition: the child is one for each element of a collection with ids of this type.
    public subscript<ID: Hashable>(id: ID) -> some View {
      ScreenView(slot: placed("content[id]"), id: id)
    }
  }

  extension ShownSlot {
    fileprivate func presence(_ onDismiss: @escaping () -> Void) -> Binding<Bool> {
      Binding(
        get: { self.isPresent },
        set: { isPresented, transaction in
          guard !isPresented else { return }
          withTransaction(transaction) { self.dismiss(onDismiss) }
        })
    }
  }
#endif

#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  /// The content of a face for SwiftUI: any view.
  ///
  ///     @MainActor func brewFace() -> Face<Brew, BrewInput, ViewContent> {
  ///       .placing { parts in
  ///         let beansView = parts.place(beans, doseFace("Beans"))
  ///         return parts.view { brew, send in
  ///           VStack { beansView }
  ///         }
  ///       }
  ///     }
  ///
  /// A face lists views as any `@ViewBuilder` does; the type of the list is erased once for each
  /// face. The result of `place` is a view: put it into a stack, a list or a sheet.
  ///
  /// A placed child is a `ForEach` over its instances. The view of each instance runs again only
  /// when its own state changes.
  public struct ViewContent: View {
    package let late: DeferredContent<ViewContent, AnyView>

    /// The current views.
    public var body: some View {
      switch late {
      case .view(let rendering): rendering.render()
      case .made(let make): make()
      case .slot(let slot): SlotView(slot: slot)
      }
    }
  }

  extension ViewContent: @MainActor ArcoCore.Content {
    /// Returns a view of the instances in a slot.
    public static func child(_ slot: Slot<ViewContent>) -> ViewContent {
      ViewContent(late: .slot(ShownSlot(slot)))
    }
  }

  extension ViewContent {
    /// Makes content from a list of views, for a component whose `render` function returns content.
    ///
    ///     let wizard = ZipperComponent(["Name", "Address"]) { title, spot, send in
    ///       ViewContent {
    ///         Text(title)
    ///         Button("On") { send(.right) }.disabled(spot.index == spot.count - 1)
    ///       }
    ///     }
    ///
    /// - Parameter views: runs in the body of a view. If it captures a state, it holds a second
    ///   reference to the state's arrays and texts, so the next change copies them.
    public init(@ViewBuilder _ views: @escaping () -> some View) {
      late = .made { AnyView(views()) }
    }

    /// True if the child has an instance: its optional state has a value, the state is in its case,
    /// or it has a row. True for content that is not a placed child.
    public var isPresent: Bool { slot?.isPresent ?? true }

    /// The child's instances, each as a view, in order: for a list with modifiers on its rows, or
    /// for the screens of a `NavigationStack`.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.placing { parts in
    ///       let rowsView = parts.place(rows, todoFace())
    ///       return parts.view { todos, send in
    ///         List {
    ///           ForEach(rowsView.elements) { row in row.padding() }
    ///             .onDelete { offsets in send(.remove(offsets.map { todos.items.keys[$0] })) }
    ///         }
    ///       }
    ///     }
    /// - Precondition: this content is a placed child, the result of `parts.place`.
    public var elements: [Element] { placed("elements").instances.map(Element.init) }

    /// Returns the child's rows for a list: each is one view, and has its element's id as its tag.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.showing { todos, send, parts in
    ///       List {
    ///         parts.place(rows, todoFace()).rows(by: Int.self)
    ///           .onDelete { offsets in send(.remove(offsets.map { todos.items.keys[$0] })) }
    ///       }
    ///     }
    ///
    /// A list makes these rows when they come on the screen. The result of `place` itself may list
    /// several views for an element, so a list first runs the views of all elements to count them.
    ///
    /// Modifiers for the list in a row's face, such as `.listRowBackground(_:)` and
    /// `.swipeActions`, do not reach the list. Use ``rows(by:row:)`` for them.
    /// - Parameter id: the type of the elements' ids, which is also that of the list's selection.
    /// - Precondition: the child is one for each element of a collection with ids of this type.
    public func rows<ID: Hashable>(by id: ID.Type) -> some DynamicViewContent {
      rows(by: id) { _, row in row }
    }

    /// Returns the child's rows for a list, each with its modifiers for the list.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.showing { todos, send, parts in
    ///       List {
    ///         parts.place(rows, todoFace()).rows(by: Int.self) { id, row in
    ///           row.swipeActions { Button("Delete") { send(.row(id, .delete)) } }
    ///         }
    ///       }
    ///     }
    ///
    /// - Parameters:
    ///   - id: the type of the elements' ids, which is also that of the list's selection.
    ///   - row: makes the view of a row from the element's id and the row. It should list one view.
    /// - Precondition: the child is one for each element of a collection with ids of this type.
    public func rows<ID: Hashable, Content: View>(
      by id: ID.Type, @ViewBuilder row: @escaping (ID, Row) -> Content
    ) -> some DynamicViewContent {
      ForEach(placed("rows(by:)").instances.map(Element.init)) { element in
        let id = element.elementID(as: id)
        row(id, Row(element: element)).tag(id)
      }
    }

    /// An instance of a placed child as one row of a list.
    public struct Row: View {
      fileprivate let element: Element

      /// The instance's views, side by side if there are several.
      public var body: some View { HStack { element } }
    }

    var slot: ShownSlot<ViewContent>? {
      if case .slot(let slot) = late { slot } else { nil }
    }

    /// Returns the slot of this placed child. Stops the program if this is other content.
    ///
    /// - Parameter user: the name of the calling function, for the message.
    func placed(_ user: String) -> ShownSlot<ViewContent> {
      guard let slot else {
        preconditionFailure(
          "\(user) takes a placed child, the result of parts.place, and was given ViewContent { … }"
        )
      }
      return slot
    }

    /// One instance of a placed child, as a view.
    public struct Element: View, Identifiable, Hashable {
      /// The id of an instance. No other instance ever gets it. It is not the id of an element, by
      /// which a list selects rows.
      public struct ID: Hashable, Sendable {
        private let number: Int

        init(_ number: Int) { self.number = number }
      }

      /// The id of the instance. No other instance ever gets it.
      public nonisolated let id: ID
      private let shown: ShownInstance<ViewContent>

      init(_ shown: ShownInstance<ViewContent>) {
        self.id = ID(shown.id)
        self.shown = shown
      }

      func elementID<ElementID: Hashable>(as type: ElementID.Type) -> ElementID {
        shown.elementID(as: type)
      }

      /// The instance's view, which runs again when its state has changed.
      ///
      /// The face's views are made here, and not in a view below: after a change the content is the
      /// same object, so SwiftUI would not evaluate a view below.
      public var body: some View {
        switch shown.content.late {
        case .view(let rendering): rendering.render()
        case .made(let make): make()
        case .slot(let slot): SlotView(slot: slot)
        }
      }

      /// Whether both are the same instance.
      public nonisolated static func == (left: Element, right: Element) -> Bool {
        left.id == right.id
      }

      /// Hashes the id.
      public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
  }

  /// The instances of a placed child.
  struct SlotView: View {
    let slot: ShownSlot<ViewContent>

    var body: some View {
      if let id = slot.instances.first?.elementID {
        tagged(by: id)
      } else {
        ForEach(slot.instances, id: \.id) { ViewContent.Element($0) }
      }
    }

    /// Returns the rows, each tagged with its element's id, by which a list selects it. Only here
    /// is the type of the ids known.
    private func tagged<ID: Hashable>(by first: ID) -> AnyView {
      AnyView(
        ForEach(slot.instances, id: \.id) { row in
          ViewContent.Element(row).tag(row.elementID as? ID ?? first)
        })
    }
  }

  /// The instances of a placed child, also while they leave the screen.
  struct PresentedView: View {
    let slot: ShownSlot<ViewContent>

    var body: some View {
      ForEach(slot.instancesOrLeaving, id: \.id) { shown in
        LeavingView(slot: slot, shown: shown).onAppear { slot.releaseLeaving() }
      }
    }
  }

  /// The instance of an element, which may be on its way out.
  struct ScreenView<ID: Hashable>: View {
    let slot: ShownSlot<ViewContent>
    let id: ID

    var body: some View {
      if let shown = slot.instance(of: id) {
        // Another instance with the same id is another screen.
        LeavingView(slot: slot, shown: shown).id(shown.id)
      }
    }
  }

  /// An instance that is kept until its view has left the screen.
  private struct LeavingView: View {
    let slot: ShownSlot<ViewContent>
    let shown: ShownInstance<ViewContent>

    var body: some View {
      ViewContent.Element(shown)
        .onAppear { slot.appeared(shown) }
        .onDisappear { slot.disappeared(shown) }
    }
  }
#endif

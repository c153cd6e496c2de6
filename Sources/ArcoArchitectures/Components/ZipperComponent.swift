public import ArcoComonads
public import ArcoCore

/// A component of pages in a row, one of which is in view, such as a wizard. It is a component over
/// the comonad `Zipper`.
///
/// - World, Content: the types of the component.
///
///     let wizard = ZipperComponent(["Name", "Address"]) { title, spot, send in
///       main {
///         h1(title)
///         button("Back", .disabled(spot.index == 0), .onClick { send(.left) })
///         button("On", .onClick { send(.right) })
///       }
///     }
///
/// A move beyond an edge does nothing.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the row after the
/// same moves.
/// - Complexity: O(1).
public typealias ZipperComponent<World: Sendable, Content: ArcoCore.Content> =
  Program<World, Present<Zippers>, Turn, Content>

/// The moves along a row of pages.
public enum Turn: Hashable, Sendable, CaseIterable {
  /// To the page on the left.
  case left
  /// To the page on the right.
  case right
  /// To the leftmost page.
  case first
  /// To the rightmost page.
  case last

  /// Returns the index of the page to which this moves from a spot.
  public func index(from spot: Spot) -> Int {
    switch self {
    case .left: spot.left
    case .right: spot.right
    case .first: 0
    case .last: spot.count - 1
    }
  }
}

extension Program {
  /// Makes a component from a row of pages, and a function that shows a page.
  ///
  /// - Parameters:
  ///   - pages: the data of each page; at least one.
  ///   - index: the index of the page that is shown first.
  ///   - render: makes the view of a page, from its data and its spot in the row.
  public init<Page>(
    _ pages: [Page],
    at index: Int = 0,
    render: @escaping (Page, Spot, Send<Input>) -> Content
  ) where World == Void, State == Present<Zippers>, Input == Turn {
    self.init(
      Component(
        .reduce { present, turn in present.move(to: turn.index(from: present.shape)) },
        Face { present, send in
          let spot = present.shape
          return render(pages[spot.index], spot, send)
        }),
      state: Present(origin: Spot(count: pages.count, index: index)))
  }

  /// Makes a component from a row of pages, and a function that shows a page without knowing its
  /// spot.
  ///
  /// - Parameters:
  ///   - initialState: the data of each page; at least one.
  ///   - index: the index of the page that is shown first.
  ///   - render: makes the view of a page from its data.
  public init<Page>(
    initialState: [Page],
    at index: Int = 0,
    render: @escaping (Page, Send<Input>) -> Content
  ) where World == Void, State == Present<Zippers>, Input == Turn {
    self.init(initialState, at: index) { page, _, send in render(page, send) }
  }
}

#if !hasFeature(Embedded)
  extension Turn: Codable {}
#endif

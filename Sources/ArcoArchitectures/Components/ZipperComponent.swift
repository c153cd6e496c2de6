public import ArcoComonads
public import ArcoCore

/// A component over `Zipper`: pages in a row, one of them in view.
///
/// - World, Content: those of every component.
///
///     let wizard = ZipperComponent(["Name", "Address"]) { title, spot, send in
///       main {
///         h1(title)
///         button("Back", .disabled(spot.index == 0), .onClick { send(.left) })
///         button("On", .onClick { send(.right) })
///       }
///     }
///
/// At an edge a move beyond it is no move.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain row shows after the same moves.
/// - Complexity: O(1).
public typealias ZipperComponent<World: Sendable, Content: ArcoCore.Content> =
  Program<World, Present<Zippers>, Turn, Content>

/// How to go along a row of pages.
public enum Turn: Hashable, Sendable, CaseIterable {
  /// To the page on the left.
  case left
  /// To the page on the right.
  case right
  /// To the leftmost page.
  case first
  /// To the rightmost page.
  case last

  /// Where it leads from a spot.
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
  /// Makes a row of pages.
  ///
  /// - Parameters:
  ///   - pages: what each page is about; at least one.
  ///   - index: which is in view at first.
  ///   - render: the view of a page, and where it stands.
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

  /// Makes a row of pages from a view that does not know where it stands.
  ///
  /// - Parameters:
  ///   - initialState: what each page is about; at least one.
  ///   - index: which is in view at first.
  ///   - render: the view of a page.
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

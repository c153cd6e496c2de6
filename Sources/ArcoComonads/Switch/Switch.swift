/// The ``Container`` of a ``Switch``: two ``Space``s of which one is shown. Both keep their
/// positions.
///
/// - Left: the container on the left.
/// - Right: the container on the right.
public typealias Switches<Left: Container, Right: Container> = Day<Day<Left, Right>, Stores<Side>>

/// Two spaces of which one is in view: tabs, a page and its modal.
///
/// - Left: the container on the left.
/// - Right: the container on the right.
/// - Element: the content that both sides show.
///
///     let tabs = Switch(left: inbox, right: settings, showing: .left)
///     let changed = tabs.select(.right(.put("light")))   // still shows the inbox
///     changed.select(.show(.right)).extract()            // "a light theme"
///
/// The hidden side keeps its position and can be moved without being shown.
///
/// The either/or comonad of the literature is not associative and has no lawful lifts: it forgets a
/// side's moves if the same step shows the other side, and an update that does nothing shows a
/// side. This comonad is the product of both sides and the choice between them, which is lawful.
///
/// Laws, checked by `ArchitectureLaws` in `LawTests` and by `LiftLaws` in `MorphismTests`.
public typealias Switch<Left: Container, Right: Container, Element> =
  Space<Switches<Left, Right>, Element>

extension Space {
  /// Makes one space from two, with one side in view.
  @inlinable
  public init<Left, Right>(
    left: Space<Left, Element>,
    right: Space<Right, Element>,
    showing side: Side = .left
  ) where C == Switches<Left, Right> {
    let (showLeft, showRight) = (left.lookup, right.lookup)
    self.init(
      origin: Both(Both(left.origin, right.origin), side),
      position: Both(Both(left.position, right.position), side),
      lookup: { position in
        switch position.second {
        case .left: showLeft(position.first.first)
        case .right: showRight(position.first.second)
        }
      }
    )
  }

  /// Returns the side in view.
  @inlinable
  public func side<Left, Right>() -> Side where C == Switches<Left, Right> { position.second }

  /// Returns the element of one side, even if it is not in view.
  @inlinable
  public func peek<Left, Right>(side: Side) -> Element where C == Switches<Left, Right> {
    lookup(Both(position.first, side))
  }
}

extension Morphism {
  /// Returns the morphism from a ``Switch`` to its left side, whether it is shown or hidden.
  @inlinable
  public static func left<Right>() -> Morphism where Source == Switches<Target, Right> {
    Morphism<Source, Day<Target, Right>>.first().appending(.first())
  }

  /// Returns the morphism from a ``Switch`` to its right side, whether it is shown or hidden.
  @inlinable
  public static func right<Left>() -> Morphism where Source == Switches<Left, Target> {
    Morphism<Source, Day<Left, Target>>.first().appending(.second())
  }
}

extension Update {
  /// Returns the update that moves the left side. It does not change which side is shown.
  @inlinable
  public static func left<Left, Right>(_ update: Update<Left, Value>) -> Update
  where C == Switches<Left, Right> {
    update.lifted(along: .left())
  }

  /// Returns the update that moves the right side. It does not change which side is shown.
  @inlinable
  public static func right<Left, Right>(_ update: Update<Right, Value>) -> Update
  where C == Switches<Left, Right> {
    update.lifted(along: .right())
  }

  /// Returns the update that brings a side into view.
  @inlinable
  public static func show<Left, Right>(_ side: Side) -> Update
  where C == Switches<Left, Right>, Value == Void {
    moving { Both(Both(Left.root($0.first.first), Right.root($0.first.second)), side) }
  }
}

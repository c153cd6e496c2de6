import ArcoOptics

// What is looked into, and the optics to it, in a module of their own, as in a program of many
// modules. Nothing here is `@inlinable`.

/// The whole of five levels, with something beside each part.
public struct Garden: Sendable {
  /// Beside the part.
  public var own = 1
  /// The next level.
  public var house = House()

  /// Makes the whole.
  public init() {}
}

/// The second level.
public struct House: Sendable {
  /// Beside the part.
  public var own = 2
  /// The next level.
  public var shelf = Shelf()
}

/// The third level.
public struct Shelf: Sendable {
  /// Beside the part.
  public var own = 3
  /// The next level.
  public var pot = Pot()
}

/// The fourth level.
public struct Pot: Sendable {
  /// Beside the part.
  public var own = 4
  /// The next level.
  public var plant = Plant()
}

/// The fifth level.
public struct Plant: Sendable {
  /// Beside the part.
  public var own = 5
  /// The part at the end of the way.
  public var height = 0
}

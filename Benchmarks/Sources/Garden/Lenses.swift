import ArcoOptics

// The five ways, as a user writes them by hand: empty structs.

/// The way from a `Garden` to its `house`.
public struct GardenHouse: LensOptic {
  /// Makes the lens.
  public init() {}

  /// Returns the part.
  public func get(_ whole: Garden) -> House { whole.house }

  /// Changes the part in place.
  public func modify<Result, Failure: Error>(
    _ whole: inout Garden, _ body: (inout House) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole.house)
  }
}

/// The way from a `House` to its `shelf`.
public struct HouseShelf: LensOptic {
  /// Makes the lens.
  public init() {}

  /// Returns the part.
  public func get(_ whole: House) -> Shelf { whole.shelf }

  /// Changes the part in place.
  public func modify<Result, Failure: Error>(
    _ whole: inout House, _ body: (inout Shelf) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole.shelf)
  }
}

/// The way from a `Shelf` to its `pot`.
public struct ShelfPot: LensOptic {
  /// Makes the lens.
  public init() {}

  /// Returns the part.
  public func get(_ whole: Shelf) -> Pot { whole.pot }

  /// Changes the part in place.
  public func modify<Result, Failure: Error>(
    _ whole: inout Shelf, _ body: (inout Pot) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole.pot)
  }
}

/// The way from a `Pot` to its `plant`.
public struct PotPlant: LensOptic {
  /// Makes the lens.
  public init() {}

  /// Returns the part.
  public func get(_ whole: Pot) -> Plant { whole.plant }

  /// Changes the part in place.
  public func modify<Result, Failure: Error>(
    _ whole: inout Pot, _ body: (inout Plant) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole.plant)
  }
}

/// The way from a `Plant` to its `height`.
public struct PlantHeight: LensOptic {
  /// Makes the lens.
  public init() {}

  /// Returns the part.
  public func get(_ whole: Plant) -> Int { whole.height }

  /// Changes the part in place.
  public func modify<Result, Failure: Error>(
    _ whole: inout Plant, _ body: (inout Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole.height)
  }
}

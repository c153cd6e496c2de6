extension StandardOptics {
  /// A reason why two lenses cannot be zipped.
  public enum ZipError: Error, Equatable, Sendable {
    /// The footprint of one lens is unknown: declare it, or make the lens from a key path of stored
    /// properties.
    case unknownPlace(first: Footprint, second: Footprint)
    /// The footprints overlap, or cannot be compared because they have different kinds: declare
    /// both in the same way.
    case overlappingPlaces(first: Footprint, second: Footprint)
  }
}

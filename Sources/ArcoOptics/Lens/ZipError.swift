extension StandardOptics {
  /// Why two lenses are no lens to both their parts.
  public enum ZipError: Error, Equatable, Sendable {
    /// It is not known where one of them writes: name its footprint, or make it from a key path of
    /// stored properties.
    case unknownPlace(first: Footprint, second: Footprint)
    /// They write to the same place, or to places that cannot be compared since they come from
    /// different sources: name both in one way.
    case overlappingPlaces(first: Footprint, second: Footprint)
  }
}

extension StandardOptics {
  /// The lens to two parts of one whole as a pair, made from two lenses that write different parts.
  ///
  /// Made by ``zip(_:_:)``; zip again for more than two parts. The footprints of both lenses must
  /// be known and must not overlap. Lenses from key paths and from `@Optics` have a known
  /// footprint; others have to declare it.
  ///
  /// Laws: those of ``LensOptic``. Two lenses that write the same part would break them: the second
  /// would overwrite the part that the first has set. Checked by `ZipTests`.
  /// - Complexity: the sum of both. During a change both parts exist beside the whole, so storage
  ///   that they share with it, such as an array's, is copied on the first write.
  /// - In the literature: product of lenses, alongside.
  public struct Zip<First: LensOptic, Second: LensOptic>: LensOptic
  where First.Whole == Second.Whole {
    /// The value that contains the part.
    public typealias Whole = First.Whole
    /// Both parts.
    public typealias Part = (First.Part, Second.Part)

    @usableFromInline
    let first: First
    @usableFromInline
    let second: Second

    /// Makes the lens to both parts.
    ///
    /// - Throws: ``StandardOptics/ZipError`` if the lenses are not known to write different parts.
    @inlinable
    public init(_ first: First, _ second: Second) throws(StandardOptics.ZipError) {
      let places = (first.footprint, second.footprint)
      guard places.0 != .unknown, places.1 != .unknown else {
        throw .unknownPlace(first: places.0, second: places.1)
      }
      guard !places.0.overlaps(places.1) else {
        throw .overlappingPlaces(first: places.0, second: places.1)
      }
      self.first = first
      self.second = second
    }

    /// Returns both parts.
    @inlinable
    public func get(_ whole: First.Whole) -> (First.Part, Second.Part) {
      (first.get(whole), second.get(whole))
    }

    /// Changes both parts.
    @inlinable
    public func modify<Result, Failure: Error>(
      _ whole: inout First.Whole,
      _ body: (inout (First.Part, Second.Part)) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var parts = get(whole)
      defer {
        first.modify(&whole) { $0 = parts.0 }
        second.modify(&whole) { $0 = parts.1 }
      }
      return try body(&parts)
    }

    /// The union of both optics' footprints.
    @inlinable
    public var footprint: Footprint { first.footprint.union(second.footprint) }
  }
}

/// Returns the lens to the parts of two lenses, which have to write different parts.
///
///     let size = zip(Lens(\Window.width), Lens(\Window.height))
///     size.modify(&window) { swap(&$0.0, &$0.1) }
///
/// Traps if the lenses are not known to write different parts; `try Zip(first, second)` throws
/// instead.
@inlinable
public func zip<First: LensOptic, Second: LensOptic>(
  _ first: First,
  _ second: Second
) -> StandardOptics.Zip<First, Second> where First.Whole == Second.Whole {
  do throws(StandardOptics.ZipError) {
    return try StandardOptics.Zip(first, second)
  } catch {
    switch error {
    case .unknownPlace:
      preconditionFailure(
        "zip: the footprint of a lens is unknown; declare it, or use a key path of stored properties"
      )
    case .overlappingPlaces:
      preconditionFailure(
        "zip: both lenses may write the same part, so that one would overwrite the other")
    }
  }
}

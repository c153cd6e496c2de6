public import ArcoOptics

extension Iso {
  /// Returns the optic that does the same as a type-changing optic with equal old and new types.
  @inlinable
  public static func storing(_ optic: PIso<Whole, Whole, Part, Part>) -> Self {
    Self(get: { optic.get($0) }, embed: { optic.embed($0) })
  }
}

extension Lens {
  /// Returns the optic that does the same as a type-changing optic with equal old and new types.
  @inlinable
  public static func storing(_ optic: PLens<Whole, Whole, Part, Part>) -> Self {
    Self(get: { optic.get($0) }, set: { optic.setting($0, to: $1) })
  }
}

extension Prism {
  /// Returns the optic that does the same as a type-changing optic with equal old and new types.
  @inlinable
  public static func storing(_ optic: PPrism<Whole, Whole, Part, Part>) -> Self {
    Self(extract: { optic.extract($0) }, embed: { optic.embed($0) })
  }
}

extension Affine {
  /// Returns the optic that does the same as a type-changing optic with equal old and new types.
  @inlinable
  public static func storing(_ optic: PAffine<Whole, Whole, Part, Part>) -> Self {
    Self(extract: { optic.extract($0) }, set: { optic.setting($0, to: $1) })
  }
}

extension Traversal {
  /// Returns the optic that does the same as a type-changing optic with equal old and new types.
  @inlinable
  public static func storing(_ optic: PTraversal<Whole, Whole, Part, Part>) -> Self {
    Self(
      visit: { whole, body in optic.visitParts(whole, body) },
      modifyEach: { whole, body in
        whole = optic.modifying(whole) { part in
          var part = part
          body(&part)
          return part
        }
      }
    )
  }
}

public import ArcoOptics

extension Iso {
  /// Makes the optic of a type-changing one that keeps the types.
  @inlinable
  public static func storing(_ optic: PIso<Whole, Whole, Part, Part>) -> Self {
    Self(get: { optic.get($0) }, embed: { optic.embed($0) })
  }
}

extension Lens {
  /// Makes the optic of a type-changing one that keeps the types.
  @inlinable
  public static func storing(_ optic: PLens<Whole, Whole, Part, Part>) -> Self {
    Self(get: { optic.get($0) }, set: { optic.setting($0, to: $1) })
  }
}

extension Prism {
  /// Makes the optic of a type-changing one that keeps the types.
  @inlinable
  public static func storing(_ optic: PPrism<Whole, Whole, Part, Part>) -> Self {
    Self(extract: { optic.extract($0) }, embed: { optic.embed($0) })
  }
}

extension Affine {
  /// Makes the optic of a type-changing one that keeps the types.
  @inlinable
  public static func storing(_ optic: PAffine<Whole, Whole, Part, Part>) -> Self {
    Self(extract: { optic.extract($0) }, set: { optic.setting($0, to: $1) })
  }
}

extension Traversal {
  /// Makes the optic of a type-changing one that keeps the types.
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

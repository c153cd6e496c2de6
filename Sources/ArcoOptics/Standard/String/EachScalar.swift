extension StandardOptics {
  /// The traversal over the Unicode scalars of a text.
  ///
  ///     Itself<String>().eachScalar.modifying("iced latte") { if $0 == " " { $0 = "_" } }     // "iced_latte"
  ///
  /// Laws: those of ``TraversalOptic``, for every change: unlike characters, scalars never merge;
  /// see ``EachCharacter``. Equal texts can have different scalars: an accented letter can be one
  /// or two. Checked by `EachScalarTests`.
  /// - Complexity: O(n); a change creates a new text.
  public struct EachScalar: TraversalOptic {
    /// Makes the traversal.
    @inlinable
    public init() {}

    /// Calls `body` with each scalar in order, until it returns false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: String,
      _ body: (Unicode.Scalar) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      for scalar in whole.unicodeScalars where try !body(scalar) { return false }
      return true
    }

    /// Changes each scalar, in order.
    @inlinable
    public func modifyEach<Failure: Error>(
      _ whole: inout String,
      _ body: (inout Unicode.Scalar) throws(Failure) -> Void
    ) throws(Failure) {
      var changed = String.UnicodeScalarView()
      var rest = whole.unicodeScalars[...]
      defer {
        changed.append(contentsOf: rest)
        whole = String(changed)
      }
      while var scalar = rest.popFirst() {
        defer { changed.append(scalar) }
        try body(&scalar)
      }
    }
  }
}

extension Optic where Part == String {
  /// The optic to every Unicode scalar: see ``StandardOptics/EachScalar``.
  @inlinable
  public var eachScalar: StandardOptics.Then<Self, StandardOptics.EachScalar> {
    appending(StandardOptics.EachScalar())
  }
}

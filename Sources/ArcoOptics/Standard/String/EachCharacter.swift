extension StandardOptics {
  /// The traversal over the characters of a text.
  ///
  ///     Itself<String>().eachCharacter.modifying("mocha") { if $0 == "o" { $0 = "a" } }       // "macha"
  ///
  /// Laws, checked by `EachCharacterTests`: those of ``TraversalOptic``, **as long as a change
  /// writes characters that do not merge with their neighbours**. A combining accent written after
  /// a letter, or a line feed after a carriage return, makes one character of two: the next reading
  /// then finds fewer parts, which breaks the laws. Letters, digits and punctuation never merge.
  /// ``EachScalar`` is always lawful.
  /// - Complexity: O(n); a change creates a new text.
  /// - In the literature: traversed, each.
  public struct EachCharacter: TraversalOptic {
    /// Makes the traversal.
    @inlinable
    public init() {}

    /// Calls `body` with each character in order, and stops when `body` returns false.
    ///
    /// - Returns: false if `body` returned false.
    @inlinable
    @discardableResult
    public func visit<Failure: Error>(
      _ whole: String,
      _ body: (Character) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
      for character in whole where try !body(character) { return false }
      return true
    }

    /// Changes each character, in order.
    @inlinable
    public func modifyEach<Failure: Error>(
      _ whole: inout String,
      _ body: (inout Character) throws(Failure) -> Void
    ) throws(Failure) {
      var changed = ""
      var rest = whole[...]
      defer { whole = changed + rest }
      while var character = rest.popFirst() {
        defer { changed.append(character) }
        try body(&character)
      }
    }
  }
}

extension Optic where Part == String {
  /// The optic to every character: see ``StandardOptics/EachCharacter``.
  @inlinable
  public var eachCharacter: StandardOptics.Then<Self, StandardOptics.EachCharacter> {
    appending(StandardOptics.EachCharacter())
  }
}

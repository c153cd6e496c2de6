extension Iso {
  /// Returns the stored iso that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Iso<Part, Deeper>) -> Iso<Whole, Deeper> {
    Iso<Whole, Deeper>(Then(self, next))
  }
}

extension Lens {
  /// Returns the stored lens that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Lens<Part, Deeper>) -> Lens<Whole, Deeper> {
    Lens<Whole, Deeper>(Then(self, next))
  }
}

extension Prism {
  /// Returns the stored prism that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Prism<Part, Deeper>) -> Prism<Whole, Deeper> {
    Prism<Whole, Deeper>(Then(self, next))
  }
}

extension Affine {
  /// Returns the stored affine that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Affine<Part, Deeper>) -> Affine<Whole, Deeper> {
    Affine<Whole, Deeper>(Then(self, next))
  }
}

extension Traversal {
  /// Returns the stored traversal that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Traversal<Part, Deeper>) -> Traversal<Whole, Deeper> {
    Traversal<Whole, Deeper>(Then(self, next))
  }
}

extension Getter {
  /// Returns the stored getter that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Getter<Part, Deeper>) -> Getter<Whole, Deeper> {
    Getter<Whole, Deeper>(Then(self, next))
  }
}

extension AffineFold {
  /// Returns the stored affine fold that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: AffineFold<Part, Deeper>) -> AffineFold<Whole, Deeper> {
    AffineFold<Whole, Deeper>(Then(self, next))
  }
}

extension Fold {
  /// Returns the stored fold that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Fold<Part, Deeper>) -> Fold<Whole, Deeper> {
    Fold<Whole, Deeper>(Then(self, next))
  }
}

extension Setter {
  /// Returns the stored setter that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Setter<Part, Deeper>) -> Setter<Whole, Deeper> {
    Setter<Whole, Deeper>(Then(self, next))
  }
}

extension Review {
  /// Returns the stored review that goes on from this one's part.
  @inlinable
  public func appending<Deeper>(_ next: Review<Part, Deeper>) -> Review<Whole, Deeper> {
    Review<Whole, Deeper>(Then(self, next))
  }
}

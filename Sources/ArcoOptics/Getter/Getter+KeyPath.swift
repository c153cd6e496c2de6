#if !hasFeature(Embedded)
  extension Getter {
    /// Makes a getter from a key path.
    ///
    ///     let count = Getter(\String.count)
    ///
    /// - Complexity: if the key path is not a literal in the call of this initialiser, each read
    ///   makes a runtime call, which takes about 30 ns.
    @inlinable
    public init(_ keyPath: any KeyPath<Whole, Part> & Sendable) {
      self.init(footprint: .unknown) { $0[keyPath: keyPath] }
    }
  }
#endif

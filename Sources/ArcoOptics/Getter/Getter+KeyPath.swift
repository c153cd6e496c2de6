#if !hasFeature(Embedded)
  extension Getter {
    /// Makes a getter from a key path.
    ///
    ///     let count = Getter(\String.count)
    ///
    /// - Complexity: a key path that is not a literal at the call costs a runtime call, about 30
    ///   ns.
    @inlinable
    public init(_ keyPath: any KeyPath<Whole, Part> & Sendable) {
      self.init(footprint: .unknown) { $0[keyPath: keyPath] }
    }
  }
#endif

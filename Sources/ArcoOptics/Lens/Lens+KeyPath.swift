#if !hasFeature(Embedded)
  extension Lens {
    /// Makes a lens from a key path.
    ///
    ///     let beans = Lens(\Brew.beans)
    ///
    /// A key path of stored properties also tells the lens's footprint.
    /// - Complexity: a key path that is not a literal at its use costs a runtime call, about 30 ns.
    @inlinable
    public init(_ keyPath: any WritableKeyPath<Whole, Part> & Sendable) {
      self.init(
        footprint: Footprint(stored: keyPath),
        get: { $0[keyPath: keyPath] },
        change: { whole, body in body(&whole[keyPath: keyPath]) }
      )
    }
  }

  extension Footprint {
    /// The bytes a key path of stored properties covers; unknown for a computed one.
    @inlinable
    init<Whole, Part>(stored keyPath: any WritableKeyPath<Whole, Part> & Sendable) {
      guard let offset = MemoryLayout<Whole>.offset(of: keyPath) else {
        self = .unknown
        return
      }
      let bytes = offset..<(offset + MemoryLayout<Part>.size)
      self.init(path: [.bytes(bytes, ObjectIdentifier(Part.self))])
    }
  }
#endif

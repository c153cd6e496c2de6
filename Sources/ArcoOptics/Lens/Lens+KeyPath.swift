#if !hasFeature(Embedded)
  extension Lens {
    /// Makes a lens from a key path.
    ///
    ///     let beans = Lens(\Brew.beans)
    ///
    /// A key path of stored properties tells the offset of the part in memory. Changes use the
    /// offset, which is also the lens's footprint. A property that cannot be changed (a `let`, or a
    /// computed one without `set`) has no `WritableKeyPath`, so the code does not compile: use a
    /// ``Getter``.
    /// - Complexity: O(1), one indirect call; a key path through computed properties or classes
    ///   costs a runtime call each time, about 30 ns.
    @inlinable
    public init(_ keyPath: any WritableKeyPath<Whole, Part> & Sendable) {
      guard let offset = MemoryLayout<Whole>.offset(of: keyPath) else {
        self.init(
          get: { $0[keyPath: keyPath] },
          modify: { whole, body in body(&whole[keyPath: keyPath]) })
        return
      }
      self.init(
        footprint: Footprint(bytesAt: offset, of: Part.self),
        get: { $0[keyPath: keyPath] },
        change: { whole, body in
          withUnsafeMutablePointer(to: &whole) { whole in
            let part = UnsafeMutableRawPointer(whole) + offset
            body(&part.assumingMemoryBound(to: Part.self).pointee)
          }
        }
      )
    }
  }

  extension Footprint {
    /// The bytes of a stored property.
    @inlinable
    init<Part>(bytesAt offset: Int, of: Part.Type) {
      let bytes = offset..<(offset + MemoryLayout<Part>.size)
      self.init(path: [.bytes(bytes, ObjectIdentifier(Part.self))])
    }
  }
#endif

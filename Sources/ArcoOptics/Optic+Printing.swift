#if !hasFeature(Embedded)
  extension Footprint: CustomStringConvertible {
    /// The footprint in words: `field 2`, `case 0, field 1`, `the whole`, or `unknown`.
    public var description: String {
      if self == .unknown { return "unknown" }
      return path.isEmpty ? "the whole" : path.map(\.description).joined(separator: ", ")
    }
  }

  extension Footprint.Segment: CustomStringConvertible {
    @usableFromInline
    var description: String {
      switch self {
      case .field(let index): "field \(index)"
      case .bytes(let bytes, _): "bytes \(bytes.lowerBound)..<\(bytes.upperBound)"
      case .case(let index): "case \(index)"
      case .oneOf(let places): "(\(places.map(\.description).joined(separator: " or ")))"
      case .element(let key): "element \(key.id)"
      case .somewhere: "somewhere"
      }
    }
  }

  extension Optic {
    /// The type and the footprint: the functions of an optic cannot be printed.
    var typeAndPlace: String {
      footprint == .unknown ? "\(Self.self)" : "\(Self.self) at \(footprint)"
    }
  }

  // Stored optics.

  extension Lens: CustomStringConvertible {
    /// The type, and the footprint if it is known: `Lens<Brew, Dose> at field 0`.
    public var description: String { typeAndPlace }
  }

  extension Prism: CustomStringConvertible {
    /// The type, and the case if it is known: `Prism<BrewInput, DoseInput> at case 1`.
    public var description: String { typeAndPlace }
  }

  extension Iso: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension Affine: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension Traversal: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension Setter: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension Getter: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension Fold: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension AffineFold: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension Review: CustomStringConvertible {
    /// The type, and the footprint if it is known.
    public var description: String { typeAndPlace }
  }

  extension StandardOptics.Filtered: CustomStringConvertible {
    /// The type.
    public var description: String { typeAndPlace }
  }
#endif

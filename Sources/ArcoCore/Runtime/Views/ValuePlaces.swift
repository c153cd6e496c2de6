#if !hasFeature(Embedded)
  /// The places of the values in the bytes of trivial types. Other bytes are padding: two equal values may
  /// differ there.
  ///
  /// Embedded Swift has no reflection. There, padding counts as a value.
  @usableFromInline
  enum ValuePlaces {
    /// The places in the types that were asked for so far. A place is found once for each type.
    private static let known = Locked<[ObjectIdentifier: [Range<Int>]]>([:])

    /// Whether two values of a trivial type differ in nothing but padding.
    @usableFromInline
    static func areSame<Value>(_ one: inout Value, _ other: inout Value) -> Bool {
      let places = places(in: one)
      return withUnsafeBytes(of: &one) { one in
        withUnsafeBytes(of: &other) { other in
          places.allSatisfy { one[$0].elementsEqual(other[$0]) }
        }
      }
    }

    private static func places<Value>(in value: Value) -> [Range<Int>] {
      let type = ObjectIdentifier(Value.self)
      if let places = known.withLock({ $0[type] }) { return places }
      let places = find(in: value)
      known.withLock { $0[type] = places }
      return places
    }

    /// Finds the places of the fields of a structure or tuple, and of their fields. All bytes of any other type are
    /// one place. So are the bytes of a type whose fields this cannot know: a type that describes its mirror
    /// itself, one that was imported from C, and one whose fields in the mirror do not make up its size.
    private static func find<Value>(in value: Value) -> [Range<Int>] {
      let size = MemoryLayout<Value>.size
      let whole = size == 0 ? [] : [0..<size]
      guard !(value is any CustomReflectable), !String(reflecting: Value.self).hasPrefix("__C.")
      else { return whole }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return whole }
      var (places, end, isKnown): ([Range<Int>], Int, Bool) = ([], 0, true)
      for child in mirror.children {
        // As Swift lays out fields: each at the first multiple of its alignment behind the field before it.
        func add<Field>(_ field: Field) {
          // A field whose type is not known at run time is said to be empty.
          if Field.self == Void.self { isKnown = false }
          let alignment = MemoryLayout<Field>.alignment
          let start = (end + alignment - 1) / alignment * alignment
          for place in find(in: field) {
            var begin = start + place.lowerBound
            if places.last?.upperBound == begin { begin = places.removeLast().lowerBound }
            places.append(begin..<start + place.upperBound)
          }
          end = start + MemoryLayout<Field>.size
        }
        _openExistential(child.value, do: add)
      }
      return isKnown && end == size ? places : whole
    }
  }
#endif

// Decides whether the state that a view shows has changed. The state is retained while it is shown,
// so it has to be small: the next change of a large retained array would copy the array.

extension Face where State: Equatable {
  /// Returns this face for states that are cheap to keep and to compare.
  ///
  ///     let face = Face<Brew, BrewInput, HTML>.placing { parts in
  ///       let beansView = parts.place(beans, doseFace("Beans").compared())
  ///       return parts.view { brew, send in main { beansView } }
  ///     }
  ///
  /// Replacing a whole state marks every part of it as changed, even a part with the same value.
  /// With `compared()`, the view of a part, and the views below it, run only if `==` says that the
  /// part differs.
  ///
  /// A state of at most 256 bytes that holds only trivial values, such as numbers, is compared even
  /// without `compared()`. The comparison is then by bytes: the view runs if any bit of a field
  /// differs, whatever `==` says.
  /// - Complexity: one `==` for each replacement of the whole state. The face retains the state
  ///   that it shows, so the next change of a string or an array in that state copies the string or
  ///   the array.
  /// - Precondition: two states that the views show differently are not equal by `==`.
  public func compared() -> Face {
    switch form {
    case .plain(let drawing): Face(drawing.compared())
    case .placing(let setUp): .placing { setUp($0).compared() }
    }
  }
}

extension Drawing where State: Equatable {
  fileprivate func compared() -> Drawing {
    Drawing(storage.form, isEqual: ==, reading: storage.reading)
  }
}

extension Drawing {
  /// Whether the drawing compares states. A comparing drawing retains the state that it shows.
  @inlinable
  var isComparing: Bool { storage.isEqual != nil || Self.hasBytesOnly }

  /// Whether a state is small, and equal bytes mean equal states.
  @inlinable
  static var hasBytesOnly: Bool { _isPOD(State.self) && MemoryLayout<State>.size <= 256 }

  /// Whether two states are known to be equal.
  ///
  /// Compares bytes first if `hasBytesOnly`: states with equal bytes look the same. If the bytes
  /// differ, `==` decides for a face that is `compared()`; without it the states count as
  /// different.
  @inlinable
  func isSame(_ one: inout State, _ other: inout State) -> Bool {
    let hasSameBytes =
      Self.hasBytesOnly
      && withUnsafeBytes(of: &one) { one in
        withUnsafeBytes(of: &other) { other in one.elementsEqual(other) }
      }
    if hasSameBytes { return true }
    return storage.isEqual.map { $0(one, other) } ?? false
  }

  /// Copies a state to another, including the padding bytes between its fields.
  @inlinable
  func copy(_ one: inout State, from other: inout State) {
    guard Self.hasBytesOnly else {
      one = other
      return
    }
    withUnsafeMutableBytes(of: &one) { one in
      withUnsafeBytes(of: &other) { other in one.copyMemory(from: other) }
    }
  }
}

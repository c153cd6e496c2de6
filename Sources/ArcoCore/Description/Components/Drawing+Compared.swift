// Whether the state that a view shows is still the same. What is compared is kept as long as it is
// shown, so it has to be small: a large array that was kept would be copied by its next change.

extension Face where State: Equatable {
  /// Returns this face for states that are cheap to keep and to compare.
  ///
  ///     let face = Face<Brew, BrewInput, HTML>.placing { parts in
  ///       let beansView = parts.place(beans, doseFace("Beans").compared())
  ///       return parts.view { brew, send in main { beansView } }
  ///     }
  ///
  /// Who writes all of a state may leave a part of it as it was. The view of the part, and all views
  /// below it, then run only if the part is another by `==`.
  ///
  /// A small type that holds only trivial values, such as numbers, is compared by the bytes of its fields,
  /// even without `compared()`. The view then runs if any bit of a field differs, whatever `==` says.
  /// - Complexity: one `==` for each write of all of the state above. The state is kept while it is
  ///   shown, so that the next change of a string or an array in it copies that.
  /// - Precondition: `==` tells apart whatever the views show.
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
  /// Whether its states are compared, and so are kept.
  @inlinable
  var isComparing: Bool { storage.isEqual != nil || Self.hasBytesOnly }

  /// Whether a state is small by its type, and its bytes are all that there is to it.
  @inlinable
  static var hasBytesOnly: Bool { _isPOD(State.self) && MemoryLayout<State>.size <= 256 }

  /// Whether a state is known to be the same as another.
  ///
  /// Compares all bytes first: states with the same bytes look the same. `==` is called only for a face
  /// that is `compared()`.
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

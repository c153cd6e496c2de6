#if !hasFeature(Embedded)
  // Own names, not overloads of `modify`: asynchronous code would choose the overloads instead of
  // `modify`.

  extension LensOptic {
    /// Changes the part of a value that the caller owns, in a body that may suspend.
    ///
    ///     func renew(_ user: inout User) async throws {
    ///       try await Lens(\User.avatar).modifyAsync(&user) { image in image = try await load() }
    ///     }
    ///
    /// The part is read, changed, and put back, even if `body` throws. It is not changed in place:
    /// storage that it shares with the whole is copied. The change is not atomic for other code
    /// that can read the value meanwhile.
    /// - Isolation: the caller's.
    @inlinable
    nonisolated(nonsending) public func modifyAsync<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: nonisolated(nonsending) (inout Part) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      var part = get(whole)
      defer { modify(&whole) { $0 = part } }
      return try await body(&part)
    }
  }

  extension TraversalOptic {
    /// Changes each part of a value that the caller owns, one after the other, in a body that may
    /// suspend.
    ///
    /// The parts are read, changed, and put back, even if `body` throws. They are not changed in
    /// place. The change is not atomic for other code that can read the value meanwhile.
    /// - Complexity: O(n), and an array of the parts.
    /// - Isolation: the caller's.
    @inlinable
    nonisolated(nonsending) public func modifyEachAsync<Failure: Error>(
      _ whole: inout Whole,
      _ body: nonisolated(nonsending) (inout Part) async throws(Failure) -> Void
    ) async throws(Failure) {
      var parts = values(in: whole)
      defer {
        var index = 0
        modifyEach(&whole) { part in
          part = parts[index]
          index += 1
        }
      }
      for index in parts.indices { try await body(&parts[index]) }
    }
  }
#endif

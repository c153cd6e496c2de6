#if !hasFeature(Embedded)
  // They have names of their own: as overloads of `modify`, they would be chosen in its place in
  // asynchronous code.

  extension LensOptic {
    /// Changes the part of a value that the caller owns, in a body that may suspend.
    ///
    ///     func renew(_ user: inout User) async throws {
    ///       try await Lens(\User.avatar).modifyAsync(&user) { image in image = try await load() }
    ///     }
    ///
    /// The part is read, changed, and put back, also when `body` throws. It is not changed in place
    /// (storage shared with the whole is copied), and not atomic to who can see the value otherwise.
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
    /// The parts are read, changed, and put back, also when `body` throws. They are not changed in
    /// place, and not atomically to who can see the value otherwise.
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

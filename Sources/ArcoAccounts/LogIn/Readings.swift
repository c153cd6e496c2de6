#if Server
  /// Ends and changes that happen during a read.
  ///
  /// Time passes between a read of the application's database and the use of its result. So a
  /// *reading* begins before the read. The result counts only if no end or change of it was
  /// recorded meanwhile. Otherwise it is read again.
  ///
  /// - Complexity: recording takes O(n) in the open readings.
  struct Readings {
    enum Mark: Hashable {
      /// A user, by the bytes of the id.
      case user([UInt8])
      /// A log in, by its name.
      case logIn(String)
    }

    private var open: [Int: Set<Mark>] = [:]
    private var last = 0

    mutating func begin() -> Int {
      last += 1
      open[last] = []
      return last
    }

    mutating func end(_ reading: Int) { open[reading] = nil }

    /// Records an end or a change in all open readings.
    mutating func note(_ mark: Mark) {
      for reading in open.keys { open[reading]?.insert(mark) }
    }

    /// Whether any of these has ended or changed since a reading began.
    func hasNoted(_ marks: Mark..., in reading: Int) -> Bool {
      guard let noted = open[reading] else { return true }
      return marks.contains(where: noted.contains)
    }
  }
#endif

#if Server
  /// What ended or changed while somebody read.
  ///
  /// Between a read of the application's store and what is done with it lies time. A *reading* begins before the read.
  /// What was read counts only if nothing of it was noted meanwhile; else it is read again.
  ///
  /// - Complexity: of a note, linear in the readings under way.
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

    /// Notes that something ended or changed.
    mutating func note(_ mark: Mark) {
      for reading in open.keys { open[reading]?.insert(mark) }
    }

    /// Whether any of these ended or changed since a reading began.
    func hasNoted(_ marks: Mark..., in reading: Int) -> Bool {
      guard let noted = open[reading] else { return true }
      return marks.contains(where: noted.contains)
    }
  }
#endif

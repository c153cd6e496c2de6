#if Server
  import ArcoServer
  import Testing

  /// How often something may happen: at once, and in the long run.
  @Suite struct TokenBucketTests {
    /// How many are taken at each of some moments, where somebody tries without end.
    private func taken(rate: Double, burst: Double, at moments: [Double]) -> [Int] {
      var bucket = TokenBucket(rate: rate, burst: burst, now: .zero)
      return moments.map { moment in
        (0..<1_000).count { _ in bucket.take(at: .seconds(moment)) }
      }
    }

    @Test func `as many as the burst may come at once, and after that as the rate says`() {
      #expect(taken(rate: 100, burst: 200, at: [0, 0.005, 0.5]) == [200, 0, 50])
      let seconds = (0...60).map { Double($0) }
      #expect(
        taken(rate: 100, burst: 200, at: seconds) == [200] + Array(repeating: 100, count: 60))
    }

    @Test(arguments: [2, 60, 3_600, 1e9])
    func `after a pause, however long, no more than the burst comes at once`(pause: Double) {
      #expect(
        taken(rate: 100, burst: 200, at: [0, pause, pause, pause + 1]) == [200, 200, 0, 100])
      // Nor where nothing was taken before.
      #expect(taken(rate: 100, burst: 200, at: [pause]) == [200])
    }

    @Test func `parts of a unit add up, and nothing is taken of less than one`() {
      let eighths = (0...20).map { Double($0) / 8 }
      let whole = (0...20).map { $0.isMultiple(of: 8) ? 1 : 0 }
      #expect(taken(rate: 1, burst: 1, at: eighths) == whole)
    }

    @Test func `a time that went back gives nothing, and is not counted twice`() {
      #expect(taken(rate: 1, burst: 10, at: [0, 5, 1, 5, 6]) == [10, 5, 0, 0, 1])
    }
  }
#endif

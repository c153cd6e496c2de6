#if Server
  import ArcoCore

  extension DriverRecord {
    @usableFromInline package var fateNumbers: [Int] { works.fateNumbers }

    @usableFromInline
    package func fates() throws -> [KeptFate] {
      try works.fates.compactMap { fate in
        guard let input = fate.input, let coding else {
          hasUntoldFate = true
          return nil
        }
        return KeptFate(
          isDoneAgain: fate.isDoneAgain, key: fate.key, input: try coding.write([.input(input)]))
      }
    }

    @usableFromInline
    package func meet(_ fates: [KeptFate]) -> Int {
      var left = 0
      for fate in fates {
        if let coding, case .input(let input)? = try? coding.read(fate.input).first {
          works.meet(RunningFate(isDoneAgain: fate.isDoneAgain, key: fate.key, of: input))
        } else {
          left += 1
        }
      }
      return left
    }
  }
#endif

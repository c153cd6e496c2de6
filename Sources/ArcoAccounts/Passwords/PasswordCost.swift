#if Server
  /// The time and memory that a password's hash takes: the parameters of scrypt.
  ///
  /// The default takes 32 MB and, on a machine of 2024, about a quarter of a second.
  ///
  /// - Source: OWASP, Password Storage Cheat Sheet: N = 2^15, r = 8, p = 3.
  public struct PasswordCost: Sendable, Hashable {
    /// The logarithm of the rounds to the base of 2, from 1 to 20. One more doubles time and
    /// memory.
    public let rounds: Int
    /// The size of a block, from 1 to 32. Time and memory grow with it.
    public let blockSize: Int
    /// The number of passes, from 1 to 16. Time grows with it.
    public let parallelism: Int

    /// Makes a cost; the default is the recommended one.
    ///
    /// - Precondition: the values are within their bounds.
    public init(rounds: Int = 15, blockSize: Int = 8, parallelism: Int = 3) {
      precondition(
        Self.isPossible(rounds, blockSize, parallelism),
        "PasswordCost is out of bounds: rounds 1...20, blockSize 1...32, parallelism 1...16")
      self.rounds = rounds
      self.blockSize = blockSize
      self.parallelism = parallelism
    }

    /// True if a parameter of this cost is less than the same parameter of the other cost. A hash
    /// of this cost should then be replaced.
    public func isLess(than other: PasswordCost) -> Bool {
      rounds < other.rounds || blockSize < other.blockSize || parallelism < other.parallelism
    }

    /// The amount of work, in blocks of 128 bytes. Time grows with it.
    package var work: Int { (1 << rounds) * blockSize * parallelism }

    /// Costs whose total work is the amount by which this cost exceeds another; empty if it does
    /// not.
    ///
    /// A remainder below the smallest cost with this block size is left out.
    func excess(over other: PasswordCost) -> [PasswordCost] {
      var left = work - other.work
      var costs: [PasswordCost] = []
      for rounds in (1...rounds).reversed() {
        let one = (1 << rounds) * blockSize
        guard left >= one else { continue }
        costs.append(
          PasswordCost(rounds: rounds, blockSize: blockSize, parallelism: left / one))
        left %= one
      }
      return costs
    }

    private static func isPossible(_ rounds: Int, _ blockSize: Int, _ parallelism: Int) -> Bool {
      (1...20).contains(rounds) && (1...32).contains(blockSize) && (1...16).contains(parallelism)
    }

    /// Reads `ln=15,r=8,p=3`.
    init?(_ text: Substring) {
      let items = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = zip(items, ["ln=", "r=", "p="]).compactMap { item, name in
        item.hasPrefix(name) ? Int(item.dropFirst(name.utf8.count)) : nil
      }
      guard items.count == 3, numbers.count == 3,
        Self.isPossible(numbers[0], numbers[1], numbers[2])
      else { return nil }
      (rounds, blockSize, parallelism) = (numbers[0], numbers[1], numbers[2])
    }
  }
#endif

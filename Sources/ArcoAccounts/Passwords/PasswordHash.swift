#if Server
  import Crypto
  import CryptoExtras
  import Foundation

  /// A salted scrypt hash of a password, with its parameters.
  ///
  ///     let hash = try PasswordHash(of: "correct horse battery staple")
  ///     let stored = "\(hash)"                        // $scrypt$ln=15,r=8,p=3$…$…
  ///     PasswordHash(stored)?.matches("correct horse battery staple")   // true
  ///
  /// Making and checking a hash takes the time and memory of its cost, on purpose, and blocks the
  /// thread. An ``Authenticator`` does it on threads of its own.
  /// - Source: RFC 7914; the form of the text is that of the PHC string format.
  public struct PasswordHash: Sendable, Hashable {
    /// The cost of the hash.
    public let cost: PasswordCost
    let salt: [UInt8]
    let key: [UInt8]

    /// Makes a hash with a new salt.
    ///
    /// Equivalent Unicode spellings of a password have matching hashes.
    /// - Errors: `PasswordError.tooLong` above 1,024 bytes; `PasswordError.noMemory` if the machine
    ///   lacks the memory.
    public init(of password: String, cost: PasswordCost = PasswordCost()) throws(PasswordError) {
      var generator = SystemRandomNumberGenerator()
      let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try self.init(of: password, salt: salt, cost: cost, length: 32)
    }

    private init(
      of password: String, salt: [UInt8], cost: PasswordCost, length: Int
    ) throws(PasswordError) {
      guard let bytes = Self.bytes(of: password) else {
        throw .tooLong(bytes: password.utf8.count)
      }
      guard let key = Self.scrypt(bytes, salt, cost, length) else { throw .noMemory(cost) }
      self.cost = cost
      self.salt = salt
      self.key = key
    }

    /// A hash that no password matches. Checking it takes the work of its cost; making it takes
    /// none.
    static func ofNobody(cost: PasswordCost) -> PasswordHash {
      var generator = SystemRandomNumberGenerator()
      let bytes = (0..<48).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return PasswordHash(cost: cost, salt: Array(bytes[..<16]), key: Array(bytes[16...]))
    }

    private init(cost: PasswordCost, salt: [UInt8], key: [UInt8]) {
      (self.cost, self.salt, self.key) = (cost, salt, key)
    }

    /// Whether the hash was made from this password. Takes the same time wherever the two differ.
    public func matches(_ password: String) -> Bool {
      matches(password, afterWorkOf: cost, by: Self.scrypt)
    }

    /// Whether the hash was made from this password. A wrong password takes at least the work of
    /// `least`, so that an old and cheap hash answers no faster than a new one.
    func matches(
      _ password: String, afterWorkOf least: PasswordCost, by derive: KeyDerivation
    ) -> Bool {
      guard let bytes = Self.bytes(of: password) else { return false }
      // The keys are compared in constant time.
      if let other = derive(bytes, salt, cost, key.count),
        SymmetricKey(data: other) == SymmetricKey(data: key)
      {
        return true
      }
      for cost in least.excess(over: cost) { _ = derive(bytes, salt, cost, key.count) }
      return false
    }

    /// The bytes of a password; nil for more than 1,024. Equivalent Unicode spellings have the same bytes.
    private static func bytes(of password: String) -> [UInt8]? {
      // Composing takes quadratic time for many accents in a row, and rarely shortens a text to a quarter.
      guard password.utf8.count <= 4 * 1024 else { return nil }
      let bytes = Array(password.precomposedStringWithCanonicalMapping.utf8)
      return bytes.count <= 1024 ? bytes : nil
    }

    @Sendable
    package static func scrypt(
      _ password: [UInt8], _ salt: [UInt8], _ cost: PasswordCost, _ length: Int
    ) -> [UInt8]? {
      let key = try? KDF.Scrypt.deriveKey(
        from: password, salt: salt, outputByteCount: length, rounds: 1 << cost.rounds,
        blockSize: cost.blockSize, parallelism: cost.parallelism)
      return key?.withUnsafeBytes { Array($0) }
    }
  }

  /// A function that derives a key from a password, such as scrypt. It returns nil if the memory
  /// that the cost demands cannot be allocated.
  package typealias KeyDerivation =
    @Sendable (
      _ password: [UInt8], _ salt: [UInt8], _ cost: PasswordCost, _ length: Int
    ) -> [UInt8]?

  extension PasswordHash: LosslessStringConvertible {
    /// The text to store.
    public var description: String {
      func text(_ bytes: [UInt8]) -> String {
        String(Data(bytes).base64EncodedString().prefix { $0 != "=" })
      }
      return """
        $scrypt$ln=\(cost.rounds),r=\(cost.blockSize),p=\(cost.parallelism)$\(text(salt))$\(text(key))
        """
    }

    /// Reads a stored text. Nil if it is not such a text, or if its cost is out of the bounds of
    /// ``PasswordCost``.
    public init?(_ text: String) {
      func bytes(_ text: Substring) -> [UInt8]? {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: text + padding).map { Array($0) }
      }
      let parts = text.split(separator: "$", omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt",
        let cost = PasswordCost(parts[2]),
        let salt = bytes(parts[3]), (8...64).contains(salt.count),
        let key = bytes(parts[4]), (16...64).contains(key.count)
      else { return nil }
      self.cost = cost
      self.salt = salt
      self.key = key
    }
  }

  /// The reason why a password could not be hashed.
  public enum PasswordError: Error, Equatable, Sendable {
    /// The password has more than 1,024 bytes.
    case tooLong(bytes: Int)
    /// The machine lacks the memory of the cost.
    case noMemory(PasswordCost)
  }
#endif

#if Server
  import Crypto
  import CryptoExtras
  import Foundation

  /// What is kept of a password: by scrypt, salted, with all that is needed to check it.
  ///
  ///     let hash = try PasswordHash(of: "correct horse battery staple")
  ///     let stored = "\(hash)"                        // $scrypt$ln=15,r=8,p=3$…$…
  ///     PasswordHash(stored)?.matches("correct horse battery staple")   // true
  ///
  /// Making and checking one takes the time and the memory that its cost says, on purpose, and blocks its
  /// thread for as long: an ``Authenticator`` does it on threads of its own.
  /// - Source: RFC 7914; the form of the text is that of the PHC string format.
  public struct PasswordHash: Sendable, Hashable {
    /// What it cost to make.
    public let cost: PasswordCost
    let salt: [UInt8]
    let key: [UInt8]

    /// Makes one with a new salt.
    ///
    /// Passwords that look the same are the same, however their accents were typed.
    /// - Errors: `PasswordError.tooLong` above 1,024 bytes.
    public init(of password: String, cost: PasswordCost = PasswordCost()) throws(PasswordError) {
      var generator = SystemRandomNumberGenerator()
      let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try self.init(of: password, salt: salt, cost: cost, length: 32)
    }

    private init(
      of password: String, salt: [UInt8], cost: PasswordCost, length: Int
    ) throws(PasswordError) {
      let bytes = Self.bytes(of: password)
      guard bytes.count <= 1024 else { throw .tooLong(bytes: bytes.count) }
      guard let key = Self.scrypt(bytes, salt, cost, length) else { throw .noMemory(cost) }
      self.cost = cost
      self.salt = salt
      self.key = key
    }

    /// What no password matches, after the same work as any other of its cost. Making it takes no work.
    static func ofNobody(cost: PasswordCost) -> PasswordHash {
      var generator = SystemRandomNumberGenerator()
      let bytes = (0..<48).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return PasswordHash(cost: cost, salt: Array(bytes[..<16]), key: Array(bytes[16...]))
    }

    private init(cost: PasswordCost, salt: [UInt8], key: [UInt8]) {
      (self.cost, self.salt, self.key) = (cost, salt, key)
    }

    /// Whether it was made of this password. Takes the same time wherever the two differ.
    public func matches(_ password: String) -> Bool {
      matches(password, afterWorkOf: cost, by: Self.scrypt)
    }

    /// Whether it was made of this password. If not, that takes at least the work of a cost, so that an older and cheaper
    /// hash answers no faster than one that is made now.
    func matches(
      _ password: String, afterWorkOf least: PasswordCost, by derive: KeyDerivation
    ) -> Bool {
      let bytes = Self.bytes(of: password)
      guard bytes.count <= 1024 else { return false }
      // The comparison of keys is one in constant time.
      if let other = derive(bytes, salt, cost, key.count),
        SymmetricKey(data: other) == SymmetricKey(data: key)
      {
        return true
      }
      for cost in least.excess(over: cost) { _ = derive(bytes, salt, cost, key.count) }
      return false
    }

    /// Passwords that look the same are the same.
    private static func bytes(of password: String) -> [UInt8] {
      Array(password.precomposedStringWithCanonicalMapping.utf8)
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

  /// Makes the key of a password; nil if the machine has not the memory that the cost asks for.
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

    /// Reads a stored text; nil where it is not one, or costs more than any ``PasswordCost`` may.
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

  /// Why a password could not be hashed.
  public enum PasswordError: Error, Equatable, Sendable {
    /// A password has at most 1,024 bytes: what is longer is no password.
    case tooLong(bytes: Int)
    /// The machine has not the memory that the cost asks for.
    case noMemory(PasswordCost)
  }
#endif

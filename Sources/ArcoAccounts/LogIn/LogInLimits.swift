#if Server
  import ArcoServer
  import Crypto
  import Foundation

  /// Limits the tries to log in.
  ///
  /// The limits must not reveal which names have accounts. So tries are counted by name, whether
  /// the name has an account or not. Tries of an account with several names are also counted by its
  /// id, without showing it.
  struct LogInLimits: Sendable {
    enum Answer {
      case yes
      /// The name has used up its tries, whether it has an account or not.
      case no
      /// The account has used up its tries by other names. The answer is that of a wrong password,
      /// as any other would reveal that the names share an account.
      case noButUnseen
    }

    private let ofAddress: TryCounter
    private let ofAccount: TryCounter
    private let ofStrangers: TryCounter

    init(_ configuration: LogInConfiguration, of worker: Worker?) {
      let path = configuration.path
      ofAddress = TryCounter(configuration.triesOfAddress, "addresses of \(path)", of: worker)
      ofAccount = TryCounter(configuration.triesOfAccount, "accounts of \(path)", of: worker)
      ofStrangers = TryCounter(configuration.triesOfStrangers, "strangers of \(path)", of: worker)
    }

    /// Returns whether an address may try once more, and counts the try.
    func mayTry(from networks: ClientNetworks, at now: Duration) async -> Bool {
      await ofAddress.take(networks, at: now)
    }

    /// Returns whether a name may be tried once more, and counts the try.
    ///
    /// - Parameters:
    ///   - account: the id of the name's account; nil if there is none.
    ///   - mark: the browser's mark for the account. Its tries are counted by the mark alone, so
    ///     that strangers cannot use them up, even from the same network.
    func mayTry(
      _ name: String, of account: String?, from networks: ClientNetworks, by mark: String?,
      at now: Duration
    ) async -> Answer {
      let key = Self.key(of: name)
      guard await take("name \(key)", networks, mark, now) else { return .no }
      // A name without an account asks the same number of questions.
      let isAllowed = await take(account.map { "id \($0)" } ?? "none \(key)", networks, mark, now)
      return isAllowed ? .yes : .noButUnseen
    }

    private func take(
      _ key: String, _ networks: ClientNetworks, _ mark: String?, _ now: Duration
    ) async -> Bool {
      if let mark { return await ofAccount.take("device \(mark) \(key)", at: now) }
      // So that no single network can use up the tries of strangers.
      return await ofAccount.take(networks, key, upTo: 4, at: now)
        ? await ofStrangers.take(key, at: now) : false
    }

    /// The key that the tries of a name are counted by. Names that differ only in case, blanks or
    /// the composition of letters have one key, as most databases match them.
    private static func key(of name: String) -> String {
      guard name.utf8.count <= 320 else { return digest(name) }
      let folded = name.precomposedStringWithCompatibilityMapping.lowercased()
        .filter { !$0.isWhitespace }
      return digest(folded.precomposedStringWithCompatibilityMapping)
    }

    private static func digest(_ text: String) -> String {
      Hexadecimal.text(SHA256.hash(data: Array(text.utf8)))
    }
  }
#endif

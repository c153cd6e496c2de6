#if Server
  import ArcoServer
  import Crypto
  import Foundation

  /// How often somebody may try to log in.
  ///
  /// Who has an account is not to be found out by the limits. So tries are counted by the name, whether it has an account
  /// or not, and those of an account with several names by its id as well, without showing it.
  struct LogInLimits: Sendable {
    enum Answer {
      case yes
      /// The name has had its tries, whether it has an account or not.
      case no
      /// The account has had its tries by other names. To say so would tell that they are of one account: the answer is
      /// that of a wrong password.
      case noButUnseen
    }

    private let ofAddress: Tries
    private let ofAccount: Tries
    private let ofStrangers: Tries

    init(_ configuration: LogInConfiguration, of worker: Worker?) {
      let path = configuration.path
      ofAddress = Tries(configuration.triesOfAddress, "addresses of \(path)", of: worker)
      ofAccount = Tries(configuration.triesOfAccount, "accounts of \(path)", of: worker)
      ofStrangers = Tries(configuration.triesOfStrangers, "strangers of \(path)", of: worker)
    }

    /// Whether an address may try once more, which then counts.
    func mayTry(from networks: ClientNetworks, at now: Duration) async -> Bool {
      await ofAddress.take(networks, at: now)
    }

    /// Whether a name may be tried once more, which then counts.
    ///
    /// - Parameters:
    ///   - account: the id of the name's account; nil if there is none.
    ///   - mark: of a browser that somebody has logged in to the account with. Its tries are its own, whatever strangers
    ///     do, also those of its network.
    func mayTry(
      _ name: String, of account: String?, from networks: ClientNetworks, by mark: String?,
      at now: Duration
    ) async -> Answer {
      let key = Self.key(of: name)
      guard await take("name \(key)", networks, mark, now) else { return .no }
      // As many questions for a name without an account.
      let isAllowed = await take(account.map { "id \($0)" } ?? "none \(key)", networks, mark, now)
      return isAllowed ? .yes : .noButUnseen
    }

    private func take(
      _ key: String, _ networks: ClientNetworks, _ mark: String?, _ now: Duration
    ) async -> Bool {
      if let mark { return await ofAccount.take("device \(mark) \(key)", at: now) }
      // So that no network alone keeps the tries of strangers used up.
      return await ofAccount.take(networks, key, upTo: 4, at: now)
        ? await ofStrangers.take(key, at: now) : false
    }

    /// What the tries of a name are counted by: the same for names that differ only in case, blanks, or how their letters
    /// are composed, as most stores take them for one.
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

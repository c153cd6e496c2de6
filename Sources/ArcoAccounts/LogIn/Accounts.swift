#if Server
  import ArcoCore

  /// The people who can log in, wherever an application keeps them.
  ///
  /// - User: what pages know of somebody who is logged in: their rights, for instance, never a password.
  public protocol Accounts<User>: Sendable {
    /// What pages know of somebody who is logged in.
    associatedtype User: Sendable & Equatable

    /// The account that somebody names who logs in; nil where there is none. Asked again once the password is right, as it
    /// may have been changed meanwhile.
    func account(named name: String) async throws -> Account<User>?

    /// The user as they are now; nil where the account is gone. Asked for each request, and again if the user changed
    /// while it was answered.
    func user(_ id: String) async throws -> User?

    /// Stores another hash of the same password, when the cost has grown.
    ///
    /// Only where `former` is still what is kept, in one step: the password may have been changed since it was read, and
    /// would be the old one again.
    func store(_ hash: PasswordHash, for id: String, inPlaceOf former: PasswordHash) async throws
  }

  /// An account as it is needed for a log in.
  public struct Account<User: Sendable & Equatable>: Sendable {
    /// Its key; it stays when the name changes.
    public let id: String
    /// What pages will know.
    public let user: User
    /// What is kept of the password.
    public let hash: PasswordHash

    /// Brings them together.
    public init(id: String, user: User, hash: PasswordHash) {
      self.id = id
      self.user = user
      self.hash = hash
    }
  }

  /// Accounts in memory, gone with the process: for examples and tests.
  ///
  ///     let accounts = MemoryAccounts<Customer>()
  ///     try accounts.add(Customer(name: "Ada"), id: "1", named: "ada", password: "engine")
  public final class MemoryAccounts<User: Sendable & Equatable>: Accounts {
    private struct State {
      var accounts: [String: Account<User>] = [:]
      var ids: [String: String] = [:]
    }

    private let state = Locked(State())

    /// No accounts.
    public init() {}

    /// Adds an account, or puts it in the place of the one with its id.
    public func add(
      _ user: User, id: String, named name: String, password: String,
      cost: PasswordCost = PasswordCost()
    ) throws(PasswordError) {
      let account = Account(
        id: id, user: user, hash: try PasswordHash(of: password, cost: cost))
      state.withLock { state in
        state.accounts[id] = account
        state.ids[name] = id
      }
    }

    /// Changes what pages know of somebody; nil takes the account away.
    ///
    /// Tell the ``Authenticator`` too, so that open pages hear of it.
    public func change(_ id: String, to user: User?) {
      state.withLock { state in
        state.accounts[id] = state.accounts[id].flatMap { account in
          user.map { Account(id: id, user: $0, hash: account.hash) }
        }
      }
    }

    /// The account of a name.
    public func account(named name: String) async throws -> Account<User>? {
      state.withLock { state in state.ids[name].flatMap { state.accounts[$0] } }
    }

    /// The user of an id.
    public func user(_ id: String) async throws -> User? {
      state.withLock { $0.accounts[id]?.user }
    }

    /// Keeps another hash, where the former one is still kept.
    public func store(
      _ hash: PasswordHash, for id: String, inPlaceOf former: PasswordHash
    ) async throws {
      state.withLock { state in
        guard let account = state.accounts[id], account.hash == former else { return }
        state.accounts[id] = Account(id: id, user: account.user, hash: hash)
      }
    }
  }
#endif

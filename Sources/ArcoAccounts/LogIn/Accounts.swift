#if Server
  import ArcoCore

  /// The people who can log in. An application implements this over its own database.
  ///
  /// - User: the data of a user that pages get, such as rights. Never a password.
  public protocol Accounts<User>: Sendable {
    /// The data of a user that pages get.
    associatedtype User: Sendable & Equatable

    /// Returns the account with a name, as typed in the form; nil if there is none. Called again
    /// once the password is right, since the account may have changed meanwhile.
    func account(named name: String) async throws -> Account<User>?

    /// Returns the present user of an account; nil if the account is gone.
    ///
    /// Called for each request of a logged-in user. If the user changes during the call, the result
    /// is discarded and the function is called again. Also called when another worker reports a
    /// change of the user.
    func user(_ id: String) async throws -> User?

    /// Stores a new hash of the same password, after the cost has grown.
    ///
    /// Stores it only if `former` is still the stored hash, in one atomic step. Otherwise a
    /// password that was changed meanwhile would become the old one again.
    func store(_ hash: PasswordHash, for id: String, inPlaceOf former: PasswordHash) async throws
  }

  /// The data of an account that a log in needs.
  public struct Account<User: Sendable & Equatable>: Sendable {
    /// The key of the account. It stays when the name changes.
    public let id: String
    /// The data that pages get.
    public let user: User
    /// The hash of the password.
    public let hash: PasswordHash

    /// Makes an account.
    public init(id: String, user: User, hash: PasswordHash) {
      self.id = id
      self.user = user
      self.hash = hash
    }
  }

  /// Accounts in memory, for examples and tests. They end with the process.
  ///
  ///     let accounts = MemoryAccounts<Customer>()
  ///     try accounts.add(Customer(name: "Ada"), id: "1", named: "ada", password: "engine")
  public final class MemoryAccounts<User: Sendable & Equatable>: Accounts {
    private struct State {
      var accounts: [String: Account<User>] = [:]
      var ids: [String: String] = [:]
    }

    private let state = Locked(State())

    /// Makes an empty collection of accounts.
    public init() {}

    /// Adds an account, or replaces the account with this id.
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

    /// Changes the user of an account; nil removes the account.
    ///
    /// Call ``Authenticator/changed(_:id:)`` too, so that open pages get the change.
    public func change(_ id: String, to user: User?) {
      state.withLock { state in
        state.accounts[id] = state.accounts[id].flatMap { account in
          user.map { Account(id: id, user: $0, hash: account.hash) }
        }
      }
    }

    /// Returns the account with a name.
    public func account(named name: String) async throws -> Account<User>? {
      state.withLock { state in state.ids[name].flatMap { state.accounts[$0] } }
    }

    /// Returns the user with an id.
    public func user(_ id: String) async throws -> User? {
      state.withLock { $0.accounts[id]?.user }
    }

    /// Stores a new hash, if `former` is still the stored hash.
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

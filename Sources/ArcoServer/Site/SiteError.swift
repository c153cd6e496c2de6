#if Server
  public import ArcoStore

  /// The reason why a site could not be set up or started. The description says what to do.
  public enum SiteError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another program listens on that address and port.
    case portInUse(host: String, port: Int)
    /// The system does not let this program listen on that port.
    case portNotPermitted(host: String, port: Int)
    /// No network interface of this machine has that address.
    case addressUnknown(host: String)
    /// The port is not in 0...65535.
    case portOutOfRange(Int)
    /// The secret of a key has fewer than 32 bytes.
    case secretTooShort(bytes: Int)
    /// The name of a key is used twice, is empty, or has other characters than letters, digits, `-`
    /// and `_`.
    case keyNameInvalid(String)
    /// An encrypted store was given no key.
    case noStoreKey
    /// A limit is not positive, or is longer than a hundred years.
    case limitInvalid(String)
    /// A trusted proxy is neither an address nor a block of addresses.
    case networkInvalid(String)
    /// The value of a setting, as read by a configuration reader, is not valid.
    case settingInvalid(key: String, needs: String)
    /// The base path does not begin with `/`, or ends with it.
    case basePathInvalid(String)

    /// The store of sessions failed.
    case store(StoreError)

    /// The cause and the remedy.
    public var description: String {
      switch self {
      case .portInUse(let host, let port):
        """
        Port \(port) on \(host) is already in use by another program. \
        Stop that program, or choose another port, such as \(port < 65535 ? port + 1 : 8080).
        """
      case .portNotPermitted(let host, let port):
        """
        This program may not listen on port \(port) of \(host). \
        Ports below 1024 need special rights: choose a higher one, such as 8080.
        """
      case .addressUnknown(let host):
        """
        This machine has no address \(host). \
        Use 127.0.0.1 for this machine only, or 0.0.0.0 for every network.
        """
      case .portOutOfRange(let port):
        "Port \(port) does not exist. Choose one from 1 to 65535, or 0 for any free one."
      case .secretTooShort(let bytes):
        """
        The key's secret has \(bytes) bytes and needs at least 32. \
        `openssl rand -hex 32` makes one.
        """
      case .keyNameInvalid(let id):
        """
        The key id "\(id)" is not valid: use letters, digits, - and _ only, at most 32 of them for a \
        StoreKey, and a different id for each key.
        """
      case .noStoreKey:
        "A store that is to be encrypted needs a key: StoreKey(id:secret:)."
      case .limitInvalid(let name):
        "The limit `\(name)` must be greater than zero, and a duration at most a hundred years."
      case .settingInvalid(let key, let needs):
        "The setting `\(key)` must be \(needs)."
      case .networkInvalid(let text):
        """
        The trusted proxy "\(text)" is not an IP address. Write it as 10.0.0.7 or fd00::7, \
        and a block of addresses as 10.0.0.0/8 or fd00::/8.
        """
      case .store(let error):
        error.description
      case .basePathInvalid(let path):
        "The base path \"\(path)\" must begin with / and must not end with it, as in /arco."
      }
    }
  }
#endif

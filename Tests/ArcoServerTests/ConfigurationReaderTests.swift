#if Server
  import ArcoCore
  import ArcoServer
  import Configuration
  import Testing

  /// Notes the keys of values that are no secrets.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class Accesses: AccessReporter {
    private let open = Locked<Set<String>>([])
    var openKeys: Set<String> { open.withLock { $0 } }

    func report(_ event: AccessEvent) {
      guard case .success(let value?) = event.result, !value.isSecret else { return }
      open.withLock { _ = $0.insert("\(event.metadata.key)") }
    }
  }

  /// A site's settings, read by swift-configuration.
  @Suite struct ConfigurationReaderTests {
    private static let secret = String(repeating: "0f", count: 32)

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private func read(_ variables: [String: String]) throws(SiteError) -> Site.Configuration {
      let provider = EnvironmentVariablesProvider(environmentVariables: variables)
      return try Site.Configuration(reader: ConfigReader(provider: provider).scoped(to: "arco"))
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func `each limit has a key, under which it is read`() throws {
      func names(_ value: Any, _ prefix: String) -> [String: Double] {
        switch value {
        case let count as Int: return [prefix: Double(count)]
        case let rate as Double: return [prefix: rate]
        case let time as Duration: return [prefix: Double(time.components.seconds)]
        default:
          return Mirror(reflecting: value).children.reduce(into: [:]) { all, part in
            all.merge(names(part.value, "\(prefix).\(part.label ?? "")")) { $1 }
          }
        }
      }
      let stated = names(Site.Limits(), "limits").mapValues { $0 + 1 }
      let values = stated.map {
        (AbsoluteConfigKey(ConfigKey($0)), ConfigValue(.int(Int($1)), isSecret: false))
      }
      let reader = ConfigReader(
        provider: InMemoryProvider(values: Dictionary(uniqueKeysWithValues: values)))
      #expect(names(try Site.Configuration(reader: reader).limits, "limits") == stated)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func `settings are read from variables of the environment`() throws {
      let configuration = try read([
        "ARCO_BASE_PATH": "/live", "ARCO_ORIGINS": "https://example.com, https://example.org",
        "ARCO_HOSTS": "example.com", "ARCO_KEYS": "new:\(Self.secret),old:\(Self.secret)",
        "ARCO_IS_SECURE": "true", "ARCO_TRUSTED_PROXIES": "10.0.0.0/8",
        "ARCO_FORWARDED_HEADER": "Forwarded", "ARCO_LATENCY": "0.25", "ARCO_BUILD": "7",
        "ARCO_RAISES_OPEN_FILES": "false", "ARCO_LIMITS_SESSIONS_PER_ADDRESS": "5",
        "ARCO_LIMITS_AWAY": "1.5", "ARCO_LIMITS_WINDOW_PATCHES": "9",
      ])
      #expect(configuration.basePath == "/live")
      guard case .only(["https://example.com", "https://example.org"]) = configuration.origins,
        case .only(["example.com"]) = configuration.hosts
      else {
        Issue.record("\(configuration.origins), \(configuration.hosts)")
        return
      }
      #expect(configuration.keys.map(\.id) == ["new", "old"])
      #expect(configuration.isSecure)
      #expect(configuration.trustedProxies.networks == ["10.0.0.0/8"])
      #expect(configuration.trustedProxies.header == .forwarded)
      #expect(configuration.latency == .milliseconds(250))
      #expect(configuration.build == "7")
      #expect(!configuration.raisesOpenFiles)
      #expect(configuration.limits.sessionsPerAddress == 5)
      #expect(configuration.limits.away == .milliseconds(1_500))
      #expect(configuration.limits.window.patches == 9)
      let settings = Mirror(reflecting: Site.Configuration()).children.compactMap(\.label)
      // A policy is code: its types say what fits together.
      #expect(
        Set(settings) == [
          "basePath", "origins", "hosts", "keys", "isSecure", "trustedProxies", "latency", "build",
          "raisesOpenFiles", "limits", "contentSecurityPolicy",
        ])
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func `what has no value keeps its default, and a star is every host`() throws {
      #expect(try read([:]).limits.sessions == Site.Limits().sessions)
      guard case .sameHost = try read([:]).origins, case .byAddress = try read([:]).hosts,
        case .any = try read(["ARCO_HOSTS": "*"]).hosts
      else {
        Issue.record("another policy")
        return
      }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test(arguments: [
      ("ARCO_LIMITS_SESSIONS", "many", "limits.sessions", "a whole number above 0"),
      ("ARCO_LIMITS_SESSIONS", "1.5", "limits.sessions", "a whole number above 0"),
      ("ARCO_LIMITS_SESSIONS", "0", "limits.sessions", "a whole number above 0"),
      ("ARCO_LIMITS_EVENTS_PER_SECOND", "-1", "limits.eventsPerSecond", "a number above 0"),
      ("ARCO_LIMITS_AWAY", "2 min", "limits.away", "a number of seconds, at most 3155760000"),
      ("ARCO_LIMITS_AWAY", "1e12", "limits.away", "a number of seconds, at most 3155760000"),
      ("ARCO_IS_SECURE", "perhaps", "isSecure", "true or false"),
      ("ARCO_HOSTS", "a,,b", "hosts", "a list of texts, none of them empty"),
      ("ARCO_FORWARDED_HEADER", "Via", "forwardedHeader", "X-Forwarded or Forwarded"),
    ])
    func `a bad value is an error that names its key and says what is needed`(
      _ variable: String, value: String, key: String, needs: String
    ) {
      let error = #expect(throws: SiteError.self) { try read([variable: value]) }
      #expect(error == .settingInvalid(key: key, needs: needs))
      #expect("\(error, default: "none")" == "The setting `\(key)` must be \(needs).")
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func `a value of another type is an error too`() throws {
      let values: [AbsoluteConfigKey: ConfigValue] = [
        "limits.sessions": ConfigValue(.bool(true), isSecret: false)
      ]
      let error = #expect(throws: SiteError.self) {
        try Site.Configuration(reader: ConfigReader(provider: InMemoryProvider(values: values)))
      }
      #expect(error == .settingInvalid(key: "limits.sessions", needs: "a whole number above 0"))
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test(arguments: ["", "new", "new:1234", "a.b:\(secret)", "new:\(secret)g", "a:b:\(secret)"])
    func `a key that is none is an error that does not show it`(_ text: String) {
      let error = #expect(throws: SiteError.self) { try read(["ARCO_KEYS": text]) }
      guard case .settingInvalid(key: "keys", needs: _)? = error else {
        Issue.record("another error")
        return
      }
      #expect(!"\(error, default: "none")".contains(Self.secret))
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func `keys are read as a secret, which no report shows`() throws {
      let accesses = Accesses()
      let provider = EnvironmentVariablesProvider(
        environmentVariables: ["KEYS": "new:\(Self.secret)", "BUILD": "7"])
      _ = try Site.Configuration(
        reader: ConfigReader(provider: provider, accessReporter: accesses))
      #expect(accesses.openKeys == ["build"])
    }
  }
#endif

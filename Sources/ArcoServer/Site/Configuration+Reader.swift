#if Server
  public import Configuration

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension Site.Configuration {
    /// Reads settings with swift-configuration. A setting without a value keeps its default.
    ///
    ///     let reader = ConfigReader(provider: EnvironmentVariablesProvider())
    ///     let site = try Site(Site.Configuration(reader: reader.scoped(to: "arco")))
    ///
    /// <doc:Limits> has a table of all keys.
    /// - Errors: `SiteError.settingInvalid`, which names the key, if a value does not have the type
    ///   or form that the table gives.
    public init(reader: ConfigReader) throws(SiteError) {
      self.init()
      let settings = Settings(reader: reader)
      try settings.text("basePath") { basePath = $0 }
      try settings.texts("origins") { origins = .only(Set($0)) }
      try settings.texts("hosts") { hosts = $0 == ["*"] ? .any : .only(Set($0)) }
      try settings.keys("keys") { keys = $0 }
      try settings.truth("isSecure") { isSecure = $0 }
      try settings.texts("trustedProxies") { trustedProxies.networks = $0 }
      try settings.header("forwardedHeader") { trustedProxies.header = $0 }
      try settings.time("latency") { latency = $0 }
      try settings.text("build") { build = $0 }
      try settings.truth("raisesOpenFiles") { raisesOpenFiles = $0 }
      try settings.number("limits.eventsPerSecond") { limits.eventsPerSecond = $0 }
      for (name, path) in Site.Limits.counts {
        try settings.count("limits.\(name)") { limits[keyPath: path] = $0 }
      }
      for (name, path) in Site.Limits.durations {
        try settings.time("limits.\(name)") { limits[keyPath: path] = $0 }
      }
    }
  }

  /// Reads settings by type, and rejects values of another type.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private struct Settings {
    let reader: ConfigReader

    /// - Parameter needs: the valid values, for the text of the error.
    private func read<Value>(
      _ key: String, needs: String, _ take: (Value) -> Void, from value: (ConfigKey) -> Value?
    ) throws(SiteError) {
      let name = ConfigKey(key)
      if let value = value(name) { return take(value) }
      // A reader returns nil for a missing value and for one that it cannot convert.
      guard !hasValue(name) else { throw .settingInvalid(key: key, needs: needs) }
    }

    /// True if the key has a value, of any type.
    private func hasValue(_ key: ConfigKey) -> Bool {
      reader.string(forKey: key, isSecret: true) != nil
        || reader.double(forKey: key, isSecret: true) != nil
        || reader.int(forKey: key, isSecret: true) != nil
        || reader.bool(forKey: key, isSecret: true) != nil
        || reader.stringArray(forKey: key, isSecret: true) != nil
    }

    func text(_ key: String, _ take: (String) -> Void) throws(SiteError) {
      try read(key, needs: "a text", take) { reader.string(forKey: $0) }
    }

    func texts(_ key: String, _ take: ([String]) -> Void) throws(SiteError) {
      try read(key, needs: "a list of texts, none of them empty", take) { key in
        reader.stringArray(forKey: key).flatMap { $0.contains("") ? nil : $0 }
      }
    }

    func truth(_ key: String, _ take: (Bool) -> Void) throws(SiteError) {
      try read(key, needs: "true or false", take) { reader.bool(forKey: $0) }
    }

    func count(_ key: String, _ take: (Int) -> Void) throws(SiteError) {
      try read(key, needs: "a whole number above 0", take) { key in
        reader.int(forKey: key).flatMap { $0 > 0 ? $0 : nil }
      }
    }

    func number(_ key: String, _ take: (Double) -> Void) throws(SiteError) {
      try read(key, needs: "a number above 0", take) { key in
        number(key).flatMap { $0 > 0 ? $0 : nil }
      }
    }

    func time(_ key: String, _ take: (Duration) -> Void) throws(SiteError) {
      try read(key, needs: "a number of seconds, at most 3155760000", take) { key in
        number(key).flatMap { seconds in
          guard (0...3_155_760_000).contains(seconds) else { return nil }
          // `Duration.seconds` of a decimal number is off by some attoseconds.
          return .milliseconds(Int((seconds * 1_000).rounded()))
        }
      }
    }

    /// Some providers return a whole number only as `Int`.
    private func number(_ key: ConfigKey) -> Double? {
      reader.double(forKey: key) ?? reader.int(forKey: key).map { Double($0) }
    }

    func header(
      _ key: String, _ take: (Site.TrustedProxies.Header) -> Void
    ) throws(SiteError) {
      try read(key, needs: "X-Forwarded or Forwarded", take) { key in
        switch reader.string(forKey: key)?.lowercased() {
        case "x-forwarded": .xForwarded
        case "forwarded": .forwarded
        default: nil
        }
      }
    }

    func keys(_ key: String, _ take: ([SigningKey]) -> Void) throws(SiteError) {
      let needs = """
        a list of keys, each as name:secret, the name of letters, digits, - and _, and the secret of at least 64 \
        hexadecimal digits: `openssl rand -hex 32` makes one
        """
      try read(key, needs: needs, take) { key in
        guard let texts = reader.stringArray(forKey: key, isSecret: true), !texts.isEmpty
        else { return nil }
        let keys = texts.compactMap { SigningKey(setting: $0) }
        return keys.count == texts.count ? keys : nil
      }
    }
  }

  extension SigningKey {
    /// Reads `name:secret`, with the secret in hexadecimal digits.
    fileprivate init?(setting text: String) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let secret = Hexadecimal.bytes(parts[1]),
        let key = try? SigningKey(id: String(parts[0]), secret: secret)
      else { return nil }
      self = key
    }
  }
#endif

#if Server
  import ArcoAccounts
  import Testing

  @Suite struct PasswordTests {
    @Test func `a hash matches its password and no other`() throws {
      let hash = try PasswordHash(of: "engine", cost: cheap)
      #expect(hash.matches("engine"))
      for other in ["", "Engine", "engine ", "engin"] { #expect(!hash.matches(other)) }
    }

    // Composing them takes seconds.
    @Test func `a password with thousands of accents is refused at once`() throws {
      let hash = try PasswordHash(of: "engine", cost: cheap)
      let password = String(repeating: "\u{301}\u{316}", count: 15_000)
      let time = ContinuousClock().measure { #expect(!hash.matches(password)) }
      #expect(time < .seconds(1))
    }

    @Test func `the same password has another hash each time`() throws {
      let hashes = try (0..<10).map { _ in try PasswordHash(of: "engine", cost: cheap) }
      #expect(Set(hashes).count == 10)
    }

    @Test func `a hash is stored as a text with its cost`() throws {
      let cost = PasswordCost(rounds: 3, blockSize: 2, parallelism: 4)
      let text = "\(try PasswordHash(of: "engine", cost: cost))"
      #expect(text.hasPrefix("$scrypt$ln=3,r=2,p=4$"))
      let read = try #require(PasswordHash(text))
      #expect(read.cost == cost)
      #expect(read.matches("engine"))
      #expect(!read.matches("engines"))
    }

    @Test func `the key is what others make by RFC 7914`() throws {
      // Python: hashlib.scrypt(b"pleaseletmein", salt=b"SodiumChloride", n=1024, r=8, p=2, dklen=32)
      let hash = try #require(
        PasswordHash(
          "$scrypt$ln=10,r=8,p=2$U29kaXVtQ2hsb3JpZGU$E6uitPIAIqA0EcNuYM/aUNEcKmqjeekvgGkHXmIpM4k"))
      #expect(hash.matches("pleaseletmein"))
      #expect(!hash.matches("pleaseletmeout"))
    }

    @Test(arguments: [
      "", "engine", "$scrypt$", "$scrypt$ln=3,r=2,p=4$$",
      "$argon2id$ln=3,r=2,p=4$AAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAA",
      "$scrypt$ln=40,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf04/2uo+0+ql+O9W63lQos36wI",
      "$scrypt$ln=0,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf04/2uo+0+ql+O9W63lQos36wI",
      "$scrypt$ln=-3,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf04/2uo+0+ql+O9W63lQos36wI",
      "$scrypt$r=8,ln=3,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf04/2uo+0+ql+O9W63lQos36wI",
      "$scrypt$ln=3,r=8,p=1$!!!!!!!!!!!!$cCO9yzr9c0hGHAbNgf04/2uo+0+ql+O9W63lQos36wI",
    ])
    func `what is no stored hash, or costs too much, is refused`(text: String) {
      #expect(PasswordHash(text) == nil)
    }

    @Test func `a password that looks the same is the same`() throws {
      let hash = try PasswordHash(of: "caf\u{e9}", cost: cheap)
      #expect(hash.matches("cafe\u{301}"))
      #expect(!hash.matches("cafe"))
    }

    @Test func `what is too long is no password`() {
      let long = String(repeating: "a", count: 1025)
      #expect(throws: PasswordError.tooLong(bytes: 1025)) {
        try PasswordHash(of: long, cost: cheap)
      }
    }

    @Test func `a cost is less if it is less in any way`() {
      let cost = PasswordCost(rounds: 5, blockSize: 2, parallelism: 2)
      #expect(!cost.isLess(than: cost))
      #expect(PasswordCost(rounds: 4, blockSize: 2, parallelism: 2).isLess(than: cost))
      #expect(PasswordCost(rounds: 5, blockSize: 1, parallelism: 2).isLess(than: cost))
      #expect(PasswordCost(rounds: 9, blockSize: 9, parallelism: 1).isLess(than: cost))
      #expect(!PasswordCost(rounds: 6, blockSize: 2, parallelism: 2).isLess(than: cost))
    }
  }
#endif

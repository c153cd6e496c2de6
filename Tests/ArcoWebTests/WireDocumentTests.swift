import ArcoHTML
import ArcoWeb
import Testing

/// `docs/wire.md` lists what is written and read, all of it and nothing else.
@Suite struct WireDocumentTests {
  private let document: WireDocument

  init() throws { document = try WireDocument() }

  /// The codes up to `last` that a reader does not call unknown. Each stands at `place` of a message.
  private func codes(
    upTo last: UInt8 = 255, at place: Int, _ read: (UInt8) throws(WireError) -> Void
  ) -> Set<Int> {
    let known = (0...last).filter { code in
      do throws(WireError) { try read(code) } catch {
        return error != .unknownCode(code, at: place)
      }
      return true
    }
    return Set(known.map { Int($0) })
  }

  @Test func `operations are those that are listed`() throws {
    let listed = try document.table("code", "operation", "operands").compactMap(\.[0].leadingNumber)
    #expect(listed.count > 10)
    let known = codes(at: 1) { code throws(WireError) in
      var reader = PatchReader()
      _ = try reader.read([1, code])
    }
    #expect(known == Set(listed))
    document.expect(
      "Codes 17 to 31 are kept for moving within a site, 32 to 47 for commands, 48 to 63 for scripts."
    )
    #expect(listed.allSatisfy { $0 < 17 })
  }

  @Test func `pieces are those that are listed, and a place is only in a template`() throws {
    let rows = try document.table("first", "piece", "what follows")
    let listed = Set(rows.compactMap(\.[0].leadingNumber))
    let places = Set(
      rows.filter { $0[2].contains("only in a template") }.compactMap(\.[0].leadingNumber))
    // `4 + 2*t*`: an instance of template t.
    let instances = Set(rows.filter { $0[0].contains("*t*") }.compactMap(\.[0].leadingNumber))
    #expect((places.count, instances.count) == (1, 2))
    let inserted = codes(upTo: 127, at: 7) { code throws(WireError) in
      var reader = PatchReader()
      // Template 0, and an insertion.
      _ = try reader.read([7, 9, 0, 5, 0, 0, 1, code])
    }
    #expect(inserted == listed.subtracting(places))
    let defined = codes(upTo: 127, at: 3) { code throws(WireError) in
      var reader = PatchReader()
      _ = try reader.read([3, 9, 1, code])
    }
    #expect(defined == listed.subtracting(instances))
  }

  @Test func `live properties are those that are listed, but for what is not written yet`() throws {
    let operations = try document.table("code", "operation", "operands")
    let row = try #require(operations.first { $0[1] == "set live property" })
    var listed = row[2].meanings(of: "property")
    let unwritten = try document.match(
      of: /Property (\d) has no attribute [^.]* and is not written yet/)
    #expect(listed.removeValue(forKey: try #require(Int(unwritten.1))) != nil)
    let properties = LiveProperty.allCases.map { (Int($0.rawValue), "\($0)") }
    #expect(listed == Dictionary(uniqueKeysWithValues: properties))
  }

  @Test func `events are those that are listed`() throws {
    let letters = try document.table("letter", "event", "payload").flatMap { row in
      row[0].matches(of: /`(.)`/).map { String($0.1) }
    }
    let kinds = EventKind.allCases.map { String(UnicodeScalar($0.rawValue)) }
    #expect(letters.sorted() == kinds.sorted())
  }

  @Test func `steps of the address are those that are listed`() throws {
    let listed = try document.table("step", "meaning").compactMap(\.[0].leadingNumber)
    #expect(listed == (0...255).filter { AddressStep(rawValue: $0) != nil }.map { Int($0) })
  }

  @Test func `frames are those that are listed, and those behind them are free`() throws {
    let rows = try document.table("from", "kind", "content")
    func listed(_ end: String) -> Set<Int> {
      Set(rows.filter { $0[0] == end }.compactMap(\.[1].leadingNumber))
    }
    let client = codes(at: 0) { code throws(WireError) in _ = try ClientFrame.decode([code]) }
    #expect(client == listed("client"))
    let server = codes(at: 0) { code throws(WireError) in _ = try ServerFrame.decode([code]) }
    #expect(server == listed("server"))
    let last = try #require(client.union(server).max())
    document.expect("**Kinds from \(last + 1) on are free**")
  }

  @Test func `modes and reasons are those that are listed, and those behind them are free`() throws
  {
    let rows = try document.table("from", "kind", "content")
    let welcome = try #require(rows.first { $0[1].hasSuffix("welcome") })
    let modes = Set(welcome[2].meanings(of: "mode").keys)
    #expect(modes == Set((0...255).filter { WelcomeMode(rawValue: $0) != nil }.map { Int($0) }))
    let refused = try #require(rows.first { $0[1].hasSuffix("refused") })
    let reasons = Set(refused[2].meanings(of: "reason").keys)
    #expect(reasons == Set((0...255).filter { EventRefusal(rawValue: $0) != nil }.map { Int($0) }))
    let (mode, reason) = (try #require(modes.max()), try #require(reasons.max()))
    document.expect("modes from \(mode + 1) on and reasons from \(reason + 1) on")
  }

  @Test func `the version is the one that is listed`() throws {
    let joins = try document.table("from", "kind", "content").filter {
      $0[2].hasPrefix("format version (")
    }
    #expect(joins.count == 2)
    for join in joins {
      #expect(join[2].hasPrefix("format version (\(ClientFrame.formatVersion))"))
    }
    document.expect("`data-arco\(ClientFrame.formatVersion)`")
  }
}

#if Server
  import ArcoServer
  import Foundation
  import Testing

  @Suite struct LimitsTests {
    @Test func `every limit has the default that is stated here`() {
      let stated = Mirror(reflecting: Site.Limits()).children.map { limit in
        (limit.label ?? "", "\(limit.value)")
      }
      #expect(
        Dictionary(uniqueKeysWithValues: stated) == [
          "window": "Window(patches: 64, bytes: 1048576)",
          "messageBytes": "65536",
          "eventsPerSecond": "100.0",
          "eventBurst": "200",
          "controlFrames": "512",
          "templates": "1000",
          "sessions": "10000",
          "sessionsPerAddress": "200",
          "keptPerAddress": "1000",
          "connections": "20000",
          "connectionsPerAddress": "2000",
          "headBytes": "32768",
          "headFields": "100",
          "unclaimed": "30.0 seconds",
          "away": "120.0 seconds",
          "left": "120.0 seconds",
          "idle": "3600.0 seconds",
          "silence": "150.0 seconds",
          "slowReader": "30.0 seconds",
          "handshake": "10.0 seconds",
          "keepAlive": "60.0 seconds",
          "bytesPerSecond": "240",
          "stall": "10.0 seconds",
          "close": "3.0 seconds",
          "answer": "3.0 seconds",
          "shutdown": "10.0 seconds",
          "token": "604800.0 seconds",
        ])
    }

    /// The rows of the tables of an article whose first column names limits: their names, and what stands in the
    /// second column.
    private func rows(_ article: String) throws -> [(names: [String], text: String)] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/ArcoServer/ArcoServer.docc/\(article).md")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
        line in
        let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard columns.count > 2 else { return nil }
        let names = columns[0].matches(of: /``Site\/Limits\/(?:Window\/)?(\w+)``/).map {
          String($0.1)
        }
        return names.isEmpty ? nil : (names, columns[1])
      }
    }

    /// The numbers in a text; days as seconds.
    private func numbers(in text: String) -> [Double] {
      text.replacing(/(\d),(?=\d\d\d)/) { $0.1 }
        .matches(of: /(\d+(?:\.\d+)?)( days)?/)
        .compactMap { match in Double(match.1).map { match.2 == nil ? $0 : $0 * 24 * 3_600 } }
    }

    @Test func `the article's table has every limit once, with its default`() throws {
      var left: [String: Double] = [:]
      func add(_ name: String?, _ value: Any) {
        switch value {
        case let count as Int: left[name ?? ""] = Double(count)
        case let rate as Double: left[name ?? ""] = rate
        case let time as Duration: left[name ?? ""] = time / .seconds(1)
        default: for part in Mirror(reflecting: value).children { add(part.label, part.value) }
        }
      }
      add(nil, Site.Limits())
      // The last table names limits without their defaults.
      for (names, text) in try rows("Limits") where !numbers(in: text).isEmpty {
        for (name, number) in zip(names, numbers(in: text)) {
          #expect(left.removeValue(forKey: name) == number, "\(name): \(text)")
        }
      }
      #expect(left == [:])
    }
  }
#endif

#if Server
  import ArcoServer
  import ArcoWeb
  import Foundation
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct ClientScriptTests {
    /// Asks for the script with these request fields.
    private func script(_ fields: String) async throws -> RawClient.Reply {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          try await client.get(server.site.script.path, fields)
        }
      }
    }

    /// What gzip, the program, makes of the bytes.
    private func unzipped(_ bytes: [UInt8]) throws -> String {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("arco-\(UUID()).js.gz")
      try Data(bytes).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let (program, said) = (Process(), Pipe())
      program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      program.arguments = ["gzip", "--decompress", "--stdout", file.path]
      program.standardOutput = said
      try program.run()
      let text = said.fileHandleForReading.readDataToEndOfFile()
      program.waitUntilExit()
      #expect(program.terminationStatus == 0)
      return String(decoding: text, as: UTF8.self)
    }

    @Test func `who takes gzip gets the script in 11,100 bytes at most`() async throws {
      let plain = try await script("")
      let zipped = try await script("Accept-Encoding: gzip, deflate, br\r\n")
      #expect(zipped.field("content-encoding") == "gzip")
      #expect(zipped.bytes.count <= 11_100)
      #expect(try unzipped(zipped.bytes) == plain.body)
      for name in ["content-type", "cache-control", "x-content-type-options", "vary"] {
        #expect(zipped.field(name) == plain.field(name))
      }
      #expect(zipped.field("vary") == "accept-encoding")
    }

    @Test(arguments: ["", "Accept-Encoding: br\r\n", "Accept-Encoding: *, gzip;q=0\r\n"])
    func `who does not gets it as it is`(_ fields: String) async throws {
      let plain = try await script(fields)
      #expect(plain.field("content-encoding") == nil)
      #expect(plain.field("vary") == "accept-encoding")
      #expect(plain.body.contains("\"use strict\""))
    }

    @Test(arguments: [
      "Accept-Encoding: GZIP\r\n",
      "Accept-Encoding: *\r\n",
      "Accept-Encoding: br;q=1, gzip; q=0.1\r\n",
      "Accept-Encoding: br\r\nAccept-Encoding: gzip\r\n",
    ])
    func `every way to ask for gzip is understood`(_ fields: String) async throws {
      #expect(try await script(fields).field("content-encoding") == "gzip")
    }
  }
#endif

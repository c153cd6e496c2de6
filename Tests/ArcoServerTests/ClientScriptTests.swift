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

    @Test func `who takes gzip gets the script in 9,500 bytes at most`() async throws {
      let plain = try await script("")
      let zipped = try await script("Accept-Encoding: gzip, deflate, br\r\n")
      #expect(zipped.field("content-encoding") == "gzip")
      #expect(zipped.bytes.count <= 9_500)
      #expect(try unzipped(zipped.bytes) == plain.body)
      for name in ["content-type", "cache-control", "x-content-type-options", "vary"] {
        #expect(zipped.field(name) == plain.field(name))
      }
      #expect(zipped.field("vary") == "accept-encoding")
    }

    @Test func `each file of the client is in the script or in one of its parts`() throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/ArcoServer/Client")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let served = Set(ClientScript.sources)
      #expect(served.count == ClientScript.sources.count, "a file is served twice")
      #expect(files.count >= served.count)
      for file in files {
        #expect(served.contains([UInt8](try Data(contentsOf: file))), "\(file.lastPathComponent)")
      }
    }

    @Test func `the script goes out without what only its readers need`() {
      let source = """
        // A comment.
        (() => {
          const word = "a , b // c {";  // another
          /// Returns a sum.
          function sum(a, b) {
            return { a, b: a - -b,
              word: word
                .length, };
          }
          class One { }
          let n = a[0] ? -1 : typeof "x";
        })();
        """
      let compact = """
        (()=>{let word="a , b // c {";function sum(a,b){return{a,b:a- -b,word:word.length}}\
        class One{}let n=a[0]?-1:typeof"x"})();
        """
      let script = ClientScript.compact(Array(source.utf8))
      #expect(String(decoding: script, as: UTF8.self) == compact)
    }

    @Test func `names that the script declares become short, and those of members stay`() {
      let script = #"""
        (()=>{let count=0;let many=1;let{size,of:other}=it;class Bag{#size=0;add(item){this.list=\#
        [item,...many,this.#size]}}function take(first,[second],third=/count"/){let found=\#
        first/count/third;return{first,third,fourth:second?first:other,found}}for(let bag of take(\#
        "count",(one,{two})=>one.count))bag=two=>two+one[count];if(size){let bag=1;let last=2;\#
        use(last)}})();
        """#
      let short = #"""
        (()=>{let e=0,t=1,{size:a,of:n}=it;class s{#a=0;add(item){this.list=\#
        [item,...t,this.#a]}}function i(a,[s],t=/count"/){let r=\#
        a/e/t;return{first:a,third:t,fourth:s?a:n,found:r}}for(let t of i(\#
        "count",(a,{two:r})=>a.count))t=r=>r+a[e];if(a){let t=1,e=2;\#
        use(e)}})();
        """#
      let result = ClientScript.shortenNames(Array(script.utf8))
      #expect(String(decoding: result, as: UTF8.self) == short)
    }

    @Test func `the script is sent without its comments, and with its texts as they are`()
      async throws
    {
      let body = try await script("").body
      let lines = body.split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("//") || $0.hasPrefix(" ") || $0.contains(" // ") })
      #expect(body.contains("\"an event had no effect: \""))
      #expect(!body.contains("pending"))
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

import ArgumentParser
import DemoSite
import Testing

struct OptionsTests {
  @Test func `without arguments it is this machine's port 8080`() throws {
    let options = try Options([])
    #expect(options.host == "127.0.0.1")
    #expect(options.port == 8080)
    #expect(options.eventsPerSecond == 100)
    #expect(options.local == nil)
    #expect(!options.wantsRoutes)
  }

  @Test(arguments: [["--port", "0", "--host", "::1"], ["--host=::1", "--port=0"]])
  func `host and port are taken in either notation`(arguments: [String]) throws {
    let options = try Options(arguments, environment: ["PORT": "9000"])
    #expect(options.host == "::1")
    #expect(options.port == 0)
  }

  @Test func `the environment counts where no argument says another`() throws {
    let environment = ["PORT": "9000", "LOCAL": "here", "SESSIONS": ""]
    let options = try Options(["--local", "there"], environment: environment)
    #expect(options.port == 9000)
    #expect(options.local == "there")
    #expect(options.sessions == nil)
  }

  @Test(arguments: [
    (["--prot", "1"], "Unknown option '--prot'. Did you mean '--port'?"),
    (["8080"], "Unexpected argument '8080'"),
    (["--port"], "Missing value for '--port <port>'"),
    (["--port", "65536"], "The value '65536' is invalid for '--port <port>'"),
    (["--events", "0"], "--events must be a number from 1 to 1000000."),
  ])
  func `a mistake is named`(arguments: [String], message: String) {
    let refusal = #expect(throws: (any Error).self) { try Options(arguments) }
    #expect(refusal.map(Options.message(for:)) == message)
  }

  @Test(arguments: ["many", "65536", "-1"])
  func `a mistake in the environment is named by its variable`(port: String) {
    let refusal = #expect(throws: (any Error).self) {
      try Options([], environment: ["PORT": port])
    }
    #expect(
      refusal.map(Options.message(for:))
        == "The variable PORT must be a number from 0 to 65535, not '\(port)'.")
  }
}

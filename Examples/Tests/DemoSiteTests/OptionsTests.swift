import DemoSite
import Testing

struct OptionsTests {
  @Test func `without arguments it is this machine's port 8080`() throws {
    let options = try Options([])
    #expect(options.host == "127.0.0.1")
    #expect(options.port == 8080)
  }

  @Test(arguments: [["--port", "0", "--host", "::1"], ["--host=::1", "--port=0"]])
  func `host and port are taken in either notation`(arguments: [String]) throws {
    let options = try Options(arguments, defaultPort: "9000")
    #expect(options.host == "::1")
    #expect(options.port == 0)
  }

  @Test func `how many events a page may send is a hundred a second, or what is asked for`() throws
  {
    #expect(try Options([]).eventsPerSecond == 100)
    #expect(try Options(["--events", "2000"]).eventsPerSecond == 2000)
  }

  @Test func `the paths of all pages are printed where that is asked for`() throws {
    #expect(try Options(["--routes"]).wantsRoutes)
    #expect(try !Options([]).wantsRoutes)
  }

  @Test func `pages for the browser are in the folder asked for, else in the environment's`()
    throws
  {
    #expect(try Options([]).local == nil)
    #expect(try Options([], defaultLocal: "").local == nil)
    #expect(try Options([], defaultLocal: "here").local == "here")
    #expect(try Options(["--local", "there"], defaultLocal: "here").local == "there")
  }

  @Test func `the environment's port counts where no argument says another`() throws {
    #expect(try Options([], defaultPort: "9000").port == 9000)
  }

  @Test(arguments: [
    (["--prot", "1"], "unknown option --prot; did you mean --port?"),
    (["--hots=x"], "unknown option --hots=x; did you mean --host?"),
    (["--verbose"], "unknown option --verbose; --help lists them"),
    (["8080"], "unknown option 8080; --help lists them"),
    (["--port"], "--port needs a value, as in --port 8080"),
    (["--host", "--port", "1"], "--host needs a value, as in --host 127.0.0.1"),
    (["--port", "65536"], "--port is a number from 0 to 65535, not \"65536\""),
    (["--doc", "x"], "unknown option --doc; did you mean --docs?"),
    (["--docs"], "--docs needs a value, as in --docs docs"),
    (["--events"], "--events needs a value, as in --events 100"),
    (["--events", "0"], "--events is a number from 1 to 1000000, not \"0\""),
    (["--evetns", "9"], "unknown option --evetns; did you mean --events?"),
    (["--port", "http"], "--port is a number from 0 to 65535, not \"http\""),
  ])
  func `a mistake is named with its remedy`(arguments: [String], message: String) {
    let refusal = #expect(throws: Options.Refusal.self) { try Options(arguments) }
    #expect(refusal?.description == message)
  }

  @Test func `a mistake in the environment is named too`() {
    let refusal = #expect(throws: Options.Refusal.self) { try Options([], defaultPort: "many") }
    #expect(refusal?.description == "PORT is a number from 0 to 65535, not \"many\"")
  }
}

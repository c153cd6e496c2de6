import ArgumentParser
import Foundation

/// The command line options of the demo.
public struct Options: ParsableCommand, Sendable {
  /// The name and purpose of the program.
  public static let configuration = CommandConfiguration(
    commandName: "arco-demo", abstract: "Serves Arco's examples.", usage: "arco-demo [<options>]")

  /// The address to listen at.
  @Option(help: "The address to listen at; 0.0.0.0 for other computers.") public var host =
    "127.0.0.1"
  /// The port to listen at; 0 for any free one.
  @Option(help: "The port to listen at, or PORT; 0 for any free one.") public var port: UInt16 =
    8080
  /// The folder with the documentation as a static site; nil for none.
  @Option(help: "The folder of the documentation, built by `make docs`, or DOCS.")
  public var docs: String?
  /// The folder into which another program builds pages for the browser; nil for none.
  @Option(help: "The folder into which Scripts/build-local builds pages for the browser, or LOCAL.")
  public var local: String?
  /// The file that keeps sessions over a restart; nil for none.
  @Option(help: "The file that keeps pages over a restart, or SESSIONS.")
  public var sessions: String?
  /// How many events a second a page may send.
  @Option(name: .customLong("events"), help: "The largest number of events per second from a page.")
  public var eventsPerSecond = 100
  /// The number of worker processes; nil for a single process without workers.
  @Option(help: "The number of worker processes.") public var workers: Int?
  /// The time limit of an event in a worker, in milliseconds.
  @Option(help: "The time limit of an event in a worker, in milliseconds.") public var patience =
    10_000
  /// The memory limit of a worker in megabytes; nil for none.
  @Option(help: "The memory limit of a worker, in megabytes.") public var megabytes: Int?
  /// Whether the pages for tests are served.
  @Flag(name: .customLong("test-pages"), help: "Serves the pages for tests too.")
  public var hasTestPages = false
  /// Whether a page whose buttons crash the server is served, for tests.
  @Flag(name: .customLong("hazards"), help: "Serves a page whose buttons crash the server.")
  public var hasHazards = false
  /// Whether to print the paths of all pages and exit.
  @Flag(name: .customLong("routes"), help: "Prints the paths of all pages and exits.")
  public var wantsRoutes = false

  /// The default options.
  public init() {}

  /// Parses the arguments after the program's name. Environment variables replace missing
  /// arguments; an empty variable counts as missing.
  public init(_ arguments: some Sequence<String>, environment: [String: String] = [:]) throws {
    self = try Self.parse(Self.words(arguments, environment))
  }

  /// Parses the program's own arguments and environment. On an error, or for help, prints a message
  /// and exits.
  public static func ofProgram() -> Options {
    do {
      return try Options(
        CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
    } catch {
      exit(withError: error)
    }
  }

  /// The arguments of the environment's variables, followed by the given ones: of a repeated
  /// option, the last one counts.
  private static func words(
    _ arguments: some Sequence<String>, _ environment: [String: String]
  ) throws -> [String] {
    try ["port", "docs", "sessions", "local"].compactMap { name in
      guard let value = environment[name.uppercased()], !value.isEmpty else { return nil }
      // Otherwise the parser's message would name an option that the user did not write.
      if name == "port", UInt16(value) == nil {
        throw ValidationError("The variable PORT must be a number from 0 to 65535, not '\(value)'.")
      }
      return "--\(name)=\(value)"
    } + arguments
  }

  /// Refuses numbers out of bounds, and a folder without documentation.
  public func validate() throws {
    let counts = [
      "events": eventsPerSecond, "workers": workers, "patience": patience, "megabytes": megabytes,
    ]
    for (name, count) in counts where count.map((1...1_000_000).contains) == false {
      throw ValidationError("--\(name) must be a number from 1 to 1000000.")
    }
    if let docs, !FileManager.default.fileExists(atPath: "\(docs)/documentation") {
      throw ValidationError(
        "\(docs) has no documentation; `make docs` builds it and prints its folder.")
    }
  }
}

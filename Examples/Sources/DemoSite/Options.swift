import ArgumentParser
import Foundation

/// What the demo was asked for on the command line.
public struct Options: ParsableCommand, Sendable {
  /// What the program is called, and what it is for.
  public static let configuration = CommandConfiguration(
    commandName: "arco-demo", abstract: "Serves Arco's examples.", usage: "arco-demo [<options>]")

  /// The address to listen at.
  @Option(help: "Where to listen. Others can ask at 0.0.0.0.") public var host = "127.0.0.1"
  /// The port to listen at; 0 for any free one.
  @Option(help: "At which port, or what PORT says; 0 is any free one.") public var port: UInt16 =
    8080
  /// The folder with the documentation as a static site; nil for none.
  @Option(help: "The documentation to link to, as `make docs` makes it, or what DOCS says.")
  public var docs: String?
  /// The folder in which somebody builds pages for the browser; nil for none.
  @Option(help: "Where Scripts/build-local builds pages for the browser, or what LOCAL says.")
  public var local: String?
  /// The file in which sessions outlive the demo; nil for none.
  @Option(help: "The file in which pages outlive the demo, or what SESSIONS says.")
  public var sessions: String?
  /// How many events a second a page may send.
  @Option(name: .customLong("events"), help: "How many events a second a page may send.")
  public var eventsPerSecond = 100
  /// How many processes do the work; nil for the one that was begun.
  @Option(help: "Supervises so many processes that do the work.") public var workers: Int?
  /// How many milliseconds a worker may have an input in hand.
  @Option(help: "How many milliseconds a worker may have an input in hand.") public var patience =
    10_000
  /// How many millions of bytes a worker may have; nil for as many as there are.
  @Option(help: "How many megabytes of memory a worker may have.") public var megabytes: Int?
  /// Whether there are pages that only tests visit.
  @Flag(name: .customLong("test-pages"), help: "Adds the pages that only tests visit.")
  public var hasTestPages = false
  /// Whether there is a page whose buttons end the server, for tests.
  @Flag(name: .customLong("hazards"), help: "Adds a page whose buttons end the server.")
  public var hasHazards = false
  /// Whether to print the paths of all pages instead.
  @Flag(name: .customLong("routes"), help: "Prints the paths of all pages, and ends.")
  public var wantsRoutes = false

  /// Without arguments.
  public init() {}

  /// Reads the arguments after the program's name. What they do not say, variables of the environment may; an empty
  /// variable says nothing.
  public init(_ arguments: some Sequence<String>, environment: [String: String] = [:]) throws {
    self = try Self.parse(Self.words(arguments, environment))
  }

  /// Reads the program's own arguments and environment. Prints what is wrong with them, or help, and ends the program.
  public static func ofProgram() -> Options {
    do {
      return try Options(
        CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
    } catch {
      exit(withError: error)
    }
  }

  /// The arguments below those that stand for the environment: of an option that is there twice, the last one counts.
  private static func words(
    _ arguments: some Sequence<String>, _ environment: [String: String]
  ) throws -> [String] {
    try ["port", "docs", "sessions", "local"].compactMap { name in
      guard let value = environment[name.uppercased()], !value.isEmpty else { return nil }
      // Else the parser's message would name an option that nobody wrote.
      if name == "port", UInt16(value) == nil {
        throw ValidationError("The variable PORT is a number from 0 to 65535, and not '\(value)'.")
      }
      return "--\(name)=\(value)"
    } + arguments
  }

  /// Refuses numbers that are out of bounds, and a folder that has no documentation.
  public func validate() throws {
    let counts = [
      "events": eventsPerSecond, "workers": workers, "patience": patience, "megabytes": megabytes,
    ]
    for (name, count) in counts where count.map((1...1_000_000).contains) == false {
      throw ValidationError("--\(name) is a number from 1 to 1000000.")
    }
    if let docs, !FileManager.default.fileExists(atPath: "\(docs)/documentation") {
      throw ValidationError(
        "\(docs) has no documentation; `make docs` says where it puts what it makes.")
    }
  }
}

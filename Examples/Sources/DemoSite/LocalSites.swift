import ArcoHTML
import Foundation

/// The examples that run in the browser. Another program builds them into a folder while the demo
/// runs.
///
/// The folder has the built sites in `sites`, the output of a running build in `log`, and the
/// output of a failed build in `problem`.
package struct LocalSites: Sendable {
  /// The examples that are built for the browser too.
  static let examples = [Example.coffee, .todos, .counters, .login, .editor]

  private let folder: String?

  /// The sites in a folder; nil for none.
  package init(folder: String?) { self.folder = folder }

  /// The state of a page.
  package enum State: Equatable, Sendable {
    /// The page is built; this is its document.
    case built([UInt8])
    /// The page is being built; this is the last line of the output.
    case building(String)
    /// The build failed, with this output.
    case failed(String)
    /// The page is not being built.
    case absent
  }

  /// Whether the pages may be built.
  package var isOffered: Bool { folder != nil }

  /// The state of a page, by the last part of its address.
  package func state(of name: String) -> State {
    guard let folder else { return .absent }
    if let page = file("index.html", of: name) { return .built(page) }
    if let problem = text("\(folder)/problem") { return .failed(problem) }
    if let log = text("\(folder)/log") { return .building(Self.lastLine(of: log)) }
    return .absent
  }

  /// The progress of the builds. Nil if all pages are built, or they are not being built.
  package var progress: String? {
    let states = Self.names.map(state)
    let count = states.count { if case .built = $0 { true } else { false } }
    for state in states {
      switch state {
      case .built, .absent: continue
      case .building(let words):
        return "\(count) of \(states.count) are built. The next one: \(words)"
      case .failed: return "\(count) of \(states.count) are built. The next one could not be built."
      }
    }
    return nil
  }

  /// A file of a site; nil if there is none of this name.
  package func file(_ file: String, of name: String) -> [UInt8]? {
    let isName = !file.hasPrefix(".") && !file.contains { $0 == "/" || $0 == "\0" }
    guard let folder, isName, Self.names.contains(name) else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/sites/\(name)/\(file)").map { Array($0) }
  }

  /// The last parts of the pages' addresses.
  package static var names: [String] { examples.map { String($0.address.text.dropFirst()) } }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func lastLine(of log: String) -> String {
    log.split(whereSeparator: \.isNewline).last.map { String($0) } ?? ""
  }
}

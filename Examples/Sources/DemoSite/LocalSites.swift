import ArcoHTML
import Foundation

/// The examples that run in the browser, as another program builds them into a folder while the demo runs.
///
/// The folder has `sites` with what is built, `log` while something is being built, and `problem` with
/// what to do where that did not work.
package struct LocalSites: Sendable {
  /// Those that are built for the browser too.
  static let examples = [Example.coffee, .todos, .counters, .login, .editor]

  private let folder: String?

  /// The sites in a folder; without one there are none.
  package init(folder: String?) { self.folder = folder }

  /// How it stands with a page.
  package enum State: Equatable, Sendable {
    /// It is there, as this document.
    case built([UInt8])
    /// It is being built; what the builder said last.
    case building(String)
    /// It could not be built, in the builder's own words.
    case failed(String)
    /// Nobody builds it.
    case absent
  }

  /// Whether somebody may build them.
  package var isOffered: Bool { folder != nil }

  /// How it stands with a page, by the last part of its address.
  package func state(of name: String) -> State {
    guard let folder else { return .absent }
    if let page = file("index.html", of: name) { return .built(page) }
    if let problem = text("\(folder)/problem") { return .failed(problem) }
    if let log = text("\(folder)/log") { return .building(Self.lastLine(of: log)) }
    return .absent
  }

  /// How many of the pages are there, and what becomes of the others; nil if all are there, or nobody builds them.
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

  /// A file of a site; nil if there is none of that name.
  package func file(_ file: String, of name: String) -> [UInt8]? {
    let isName = !file.hasPrefix(".") && !file.contains { $0 == "/" || $0 == "\0" }
    guard let folder, isName, Self.names.contains(name) else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/sites/\(name)/\(file)").map { Array($0) }
  }

  /// The last parts of their addresses.
  package static var names: [String] { examples.map { String($0.address.text.dropFirst()) } }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func lastLine(of log: String) -> String {
    log.split(whereSeparator: \.isNewline).last.map { String($0) } ?? ""
  }
}

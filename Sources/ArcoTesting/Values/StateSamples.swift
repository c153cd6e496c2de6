public import ArcoStore
import Foundation

/// Kept states, one of each version, that a test reads to see that the application still does.
///
/// - State: the newest version.
///
///     let samples = StateSamples(Cart.self, in: folder)
///     #expect(samples.broken() == [])
///
/// A sample is a file, `1.json` for version 1, that is checked in beside the test. ``keep(_:)`` writes
/// the one of the newest version when that is new.
public struct StateSamples<State: VersionedState> {
  /// What is wrong with a sample.
  public enum Breach: Equatable, Sendable {
    /// There is none of this version: keep one.
    case missing(version: Int)
    /// It cannot be read, or not be brought to the newest version.
    case unreadable(version: Int, StateFault)
    /// The newest type writes its own sample otherwise than it was: it is a new version.
    case changed(version: Int)
  }

  private let folder: URL

  /// Finds samples.
  ///
  /// - Parameter folder: the path of the folder that has them.
  public init(_ state: State.Type, in folder: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
  }

  private var versions: StateVersions<State> { State.versions }

  private func file(_ version: Int) -> URL { folder.appendingPathComponent("\(version).json") }

  /// Reads the samples of all versions, and returns what is wrong with them.
  public func broken() -> [Breach] {
    (versions.oldest...versions.version).compactMap { version in
      guard let bytes = bytes(version) else { return .missing(version: version) }
      do throws(StateFault) {
        let state = try versions.state(of: bytes, version: version, digest: nil)
        let isChanged = version == versions.version && (try? KeptCoding.bytes(state)) != bytes
        return isChanged ? .changed(version: version) : nil
      } catch {
        return .unreadable(version: version, error)
      }
    }
  }

  /// The sample of a version, as the newest one.
  ///
  /// - Errors: `StateFault`; a sample that is not there counts as one that is not read.
  public func state(_ version: Int) throws(StateFault) -> State {
    guard let bytes = bytes(version) else {
      throw .notRead(version: version, why: "there is no \(file(version).path)")
    }
    return try versions.state(of: bytes, version: version, digest: nil)
  }

  /// Writes a sample of the newest version, unless there is one.
  public func keep(_ state: State) throws {
    let file = file(versions.version)
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(try KeptCoding.bytes(state)).write(to: file)
  }

  private func bytes(_ version: Int) -> [UInt8]? {
    guard var bytes = (try? Data(contentsOf: file(version))).map({ Array($0) }) else { return nil }
    // As editors end a file.
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return bytes
  }
}

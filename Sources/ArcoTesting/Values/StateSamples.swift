public import ArcoStore
import Foundation

/// Saved states of all versions, with which a test checks that the application still reads them.
///
/// - State: the newest version of the state.
///
///     let samples = StateSamples(Cart.self, in: folder)
///     #expect(samples.broken() == [])
///
/// A sample is a file that is checked in beside the test: `1.json` for version 1. ``keep(_:)``
/// writes the sample of the newest version if there is none.
public struct StateSamples<State: VersionedState> {
  /// A failure of a sample.
  public enum Breach: Equatable, Sendable {
    /// There is no sample of this version: keep one.
    case missing(version: Int)
    /// The sample cannot be read, or cannot be converted to the newest version.
    case unreadable(version: Int, StateFault)
    /// The newest type encodes its own sample differently: increase its version.
    case changed(version: Int)
  }

  private let folder: URL

  /// Makes a set of samples in a folder.
  ///
  /// - Parameter folder: the path of the folder.
  public init(_ state: State.Type, in folder: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
  }

  private var versions: StateVersions<State> { State.versions }

  private func file(_ version: Int) -> URL { folder.appendingPathComponent("\(version).json") }

  /// Reads the samples of all versions, and returns the failures.
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

  /// Returns the sample of a version, converted to the newest version.
  ///
  /// - Throws: `StateFault`; a missing sample counts as one that cannot be read.
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
    // Editors end a file with a line break.
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return bytes
  }
}

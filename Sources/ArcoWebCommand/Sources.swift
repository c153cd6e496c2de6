import Foundation

/// The source files of a site.
struct Sources {
  /// The files with their modification dates.
  typealias State = [String: Date]

  private let folders: [URL]
  private let output: String

  /// - Parameter output: the folder of the built site, which is not watched.
  init(folders: [URL], except output: URL) {
    self.folders = folders
    let path = output.standardizedFileURL.path(percentEncoded: false)
    self.output = path.hasSuffix("/") ? path : path + "/"
  }

  /// Reads the dates of all files.
  func state() -> State {
    var state: State = [:]
    for folder in folders { look(in: folder, &state) }
    return state
  }

  private func look(in folder: URL, _ state: inout State) {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      let path = file.standardizedFileURL.path(percentEncoded: false)
      if (path + "/").hasPrefix(output) {
        files?.skipDescendants()
      } else if let values = try? file.resourceValues(forKeys: Set(keys)),
        values.isRegularFile == true
      {
        state[path] = values.contentModificationDate
      }
    }
  }
}

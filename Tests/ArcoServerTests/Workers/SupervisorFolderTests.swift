#if Server
  import ArcoServer
  import Foundation
  import Testing

  /// What supervisors leave behind, and what of it is removed.
  struct SupervisorFolderTests {
    private let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("folders-\(UUID().uuidString)").path

    init() throws {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }

    private var found: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted()
    }

    @Test func `what a killed supervisor left is removed, and what is in use stays`() throws {
      defer { try? FileManager.default.removeItem(atPath: parent) }
      let living = SupervisorFolder(in: parent, named: "living")
      do {
        // Who is killed removes nothing, and holds nothing any more.
        let killed = SupervisorFolder(in: parent, named: "killed")
        try Data("3".utf8).write(to: URL(fileURLWithPath: killed.path + "/program"))
        #expect(SupervisorFolder.removeLeftovers(in: parent) == 0)
      }
      #expect(found == ["arco-killed", "arco-living"])
      #expect(SupervisorFolder.removeLeftovers(in: parent) == 1)
      #expect(found == ["arco-living"])
      living.remove()
      #expect(found == [])
    }

    @Test func `what is no supervisor's stays, and what a link leads to`() throws {
      defer { try? FileManager.default.removeItem(atPath: parent) }
      let files = FileManager.default
      try files.createDirectory(atPath: parent + "/arco-mine", withIntermediateDirectories: true)
      try files.createDirectory(atPath: parent + "/other", withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: parent + "/other/supervisor"))
      try files.createSymbolicLink(
        atPath: parent + "/arco-link", withDestinationPath: parent + "/other")
      #expect(SupervisorFolder.removeLeftovers(in: parent) == 0)
      #expect(found == ["arco-link", "arco-mine", "other"])
    }
  }
#endif

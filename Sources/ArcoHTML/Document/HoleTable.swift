/// The holes of a page by their ids.
///
/// Most pages have one list, and who changes it does so again: the hole that was found last is not hashed.
struct HoleTable {
  /// All of them are `PlacedHole`s.
  private var byID: [Int: Numbered] = [:]
  private var recent: PlacedHole?

  var all: some Collection<PlacedHole> {
    byID.values.lazy.map { unsafeDowncast($0, to: PlacedHole.self) }
  }

  /// Looks at a hole and counts no reference to it, so the closure must not change the table.
  mutating func look(at id: Int, _ body: (PlacedHole) -> Void) {
    find(id)?._withUnsafeGuaranteedRef(body)
  }

  /// A hole that the table holds.
  @inline(__always)
  mutating func find(_ id: Int) -> Unmanaged<PlacedHole>? {
    if recent?.hole.id != id, self[id] == nil { return nil }
    // Found, it is the recent one.
    return Unmanaged.passUnretained(recent.unsafelyUnwrapped)
  }

  subscript(_ id: Int) -> PlacedHole? {
    mutating get {
      if let recent, recent.hole.id == id { return recent }
      let found = byID[id].map { unsafeDowncast($0, to: PlacedHole.self) }
      if found != nil { recent = found }
      return found
    }
    set {
      byID[id] = newValue
      recent = newValue
    }
  }
}

/// A value of a table by numbers. All values share this class, so that the dictionary is compiled
/// only once.
class Numbered {}

/// A hole with its element. The hole has no such property, as the element contains the hole.
final class PlacedHole: Numbered {
  let hole: MountedHole
  let parent: PageElement
  /// True if the hole is known to be the last content of its element.
  @exclusivity(unchecked) var isLast = false

  init(_ hole: MountedHole, in parent: PageElement) {
    self.hole = hole
    self.parent = parent
  }
}

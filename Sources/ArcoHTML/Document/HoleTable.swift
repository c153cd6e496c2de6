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
    if recent?.hole.id != id, self[id] == nil { return }
    // Found, it is the recent one.
    Unmanaged.passUnretained(recent.unsafelyUnwrapped)._withUnsafeGuaranteedRef(body)
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

/// What is found by a number. A dictionary of these is compiled once, whatever they are.
class Numbered {}

/// A hole, and the element around it. Apart from the hole, which is in that element.
final class PlacedHole: Numbered {
  let hole: MountedHole
  @exclusivity(unchecked) var parent: PageElement

  init(_ hole: MountedHole, in parent: PageElement) {
    self.hole = hole
    self.parent = parent
  }
}

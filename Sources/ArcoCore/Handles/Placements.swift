public import ArcoOptics

/// The parts that the view of one instance has placed, for the next run of the view to find.
@usableFromInline
final class Placements<Content> {
  /// The identity of a placement within one view.
  @usableFromInline
  enum Key {
    /// A child that the dispatcher lists.
    case child(ChildToken)
    /// A part by its optics, and the line that places it.
    case part(Site, states: Footprint, inputs: Footprint)
  }

  /// A line of code that places a part.
  @usableFromInline
  struct Site: Equatable {
    private let file: UnsafeRawPointer
    private let line: UInt
    private let column: UInt

    @usableFromInline
    init(_ file: StaticString, _ line: UInt, _ column: UInt) {
      self.file = UnsafeRawPointer(file.utf8Start)
      self.line = line
      self.column = column
    }
  }

  private struct Placement {
    let key: Key
    let content: Content
    /// The run of the view that placed it last.
    var run: Int
  }

  private var placements: [Placement] = []
  private var runs = 0

  /// Whether a view that places the same thing twice in one run is refused. A host whose views have parts that run by
  /// themselves, as SwiftUI's do, cannot tell that from two runs.
  private let refusesTwice: Bool

  init(refusingTwice: Bool) { refusesTwice = refusingTwice }

  /// Notes that the view runs.
  func begin() { runs += 1 }

  /// Finds what was placed in an earlier run.
  @usableFromInline
  func find(_ key: Key) -> Content? {
    guard let index = placements.firstIndex(where: { Self.areSame($0.key, key) }) else {
      return nil
    }
    if refusesTwice, placements[index].run == runs { Self.refuse(key) }
    placements[index].run = runs
    return placements[index].content
  }

  @usableFromInline
  func add(_ content: Content, as key: Key) {
    placements.append(Placement(key: key, content: content, run: runs))
  }

  private static func areSame(_ one: Key, _ other: Key) -> Bool {
    switch (one, other) {
    case (.child(let one), .child(let other)): one === other
    case (
      .part(let one, let states, let inputs), .part(let other, let otherStates, let otherInputs)
    ):
      one == other && states == otherStates && inputs == otherInputs
    case (.child, .part), (.part, .child): false
    }
  }

  private static func refuse(_ key: Key) -> Never {
    switch key {
    case .child:
      preconditionFailure(
        "a view placed a child twice: to show a part twice, declare two children")
    case .part:
      preconditionFailure(
        """
        one line placed two parts whose optics do not tell them apart: place each on a line of its \
        own, or, for the elements of a collection, all of them by 'each:'
        """)
    }
  }
}

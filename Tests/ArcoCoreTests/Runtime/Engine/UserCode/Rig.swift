import Arco

/// A component with something of its user's at every place where a driver calls any.
struct Rig: Sendable {
  var ticks = 0
  var side = 0
  var absent: Int?
  var rows = Rows<RowID, Int>()
  var key: Int?
  /// Rows that are filtered and sorted by what is chosen.
  var menu = Rows<Int, Int>()
  var choice = Choice()
  var title = Words(site: .compared)
  var note = Words(site: .viewOfPart)

  init() {
    rows.append(0, id: 1)
    rows.append(0, id: 2)
    for id in 1...3 { menu.append(0, id: id) }
  }

  static let latest = Queue("latest", .latest())
  static let race = Queue("race", .race)
}

enum RigInput: Sendable {
  case tick
  case side(PartInput)
  case absent(PartInput)
  case row(RowID, PartInput)
  case item(Int, PartInput)
  case set(@Sendable (inout Rig) -> Void)
  case work(EffectID? = nil, CallSite? = nil, queue: Queue? = nil, reachingAtStart: Bool = false)
  case cancel(EffectID)
  case reachByMove
  case race
  case map
  case fail
  case read
  case moveByLetter
}

enum PartInput: Sendable {
  case tick
  case work(CallSite? = nil)
}

/// An id whose comparison is a user's.
struct RowID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) { self.number = number }
  init(integerLiteral number: Int) { self.number = number }

  static func == (left: RowID, right: RowID) -> Bool {
    Hooks.current.reach(.rowID)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What filters and sorts depend on, whose comparison is a user's.
struct Choice: Equatable, Sendable {
  var number = 0

  static func == (left: Choice, right: Choice) -> Bool {
    Hooks.current.reach(.criterionEquality)
    return left.number == right.number
  }
}

/// A state that is compared for its view, by a user's comparison.
struct Words: Equatable, Sendable {
  var text = ""
  let site: CallSite

  static func == (left: Words, right: Words) -> Bool {
    Hooks.current.reach(left.site)
    return left.text == right.text
  }
}

/// The reasons why a send cannot take its short path, which runs the handler and nothing else.
///
/// It is in memory of its own. A property would get a check of overlapping access, which costs half
/// of a small send. No check is needed, as each access takes one step and never spans a call.
@usableFromInline
struct Gate {
  /// A set of reasons, one bit for each.
  @usableFromInline
  struct Reasons: OptionSet {
    @usableFromInline
    let rawValue: UInt16

    @inlinable
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A send is under way.
    @inlinable
    static var busy: Reasons { Reasons(rawValue: 1) }
    /// A host shows the driver.
    static var views: Reasons { Reasons(rawValue: 2) }
    /// Some part has instances.
    static var parts: Reasons { Reasons(rawValue: 4) }
    /// Inputs or moves are waiting.
    static var steps: Reasons { Reasons(rawValue: 8) }
    /// The driver was stopped.
    static var stopped: Reasons { Reasons(rawValue: 16) }
    /// Somebody hears of each input in words.
    static var traced: Reasons { Reasons(rawValue: 32) }
    /// Somebody hears of each input and change of some instance.
    static var tapped: Reasons { Reasons(rawValue: 1024) }
    /// Anything is waiting for ``Engine/finish()``.
    static var work: Reasons { Reasons(rawValue: 64) }
    /// Nodes are waiting to be compared with their state, or to look at it.
    static var unreconciled: Reasons { Reasons(rawValue: 128) }
    /// State is changed in place, by a handler, a move and the optics that they use.
    @inlinable
    static var changing: Reasons { Reasons(rawValue: 256) }
    /// The driver was stopped within the send at hand, which ends where it is.
    static var cut: Reasons { Reasons(rawValue: 512) }
  }

  @usableFromInline
  let memory: UnsafeMutablePointer<UInt16>

  init() {
    memory = .allocate(capacity: 1)
    memory.initialize(to: 0)
  }

  func deallocate() { memory.deallocate() }

  /// Whether any of these reasons stands.
  func has(_ reasons: Reasons) -> Bool { memory.pointee & reasons.rawValue != 0 }

  /// Whether one reason stands and another does not.
  func has(_ reason: Reasons, without other: Reasons) -> Bool {
    memory.pointee & (reason.rawValue | other.rawValue) == reason.rawValue
  }

  func set(_ reasons: Reasons) { memory.pointee |= reasons.rawValue }

  func clear(_ reasons: Reasons) { memory.pointee &= ~reasons.rawValue }
}

// The short path: a send of a driver that shows nothing and has no instances, as it is inlined.
extension Gate {
  /// Begins a short send; false if something stands in the way.
  @inlinable
  func beginShort() -> Bool {
    guard memory.pointee == 0 else { return false }
    memory.pointee = Reasons.busy.rawValue | Reasons.changing.rawValue
    return true
  }

  /// Ends a short send; false if something came in its way, so that it goes on as a send in full.
  @inlinable
  func endShort() -> Bool {
    guard memory.pointee == Reasons.busy.rawValue | Reasons.changing.rawValue else {
      endChange()
      return false
    }
    memory.pointee = 0
    return true
  }

  /// Notes that state is changed in place from now on.
  func beginChange() { memory.pointee |= Reasons.changing.rawValue }

  /// Notes that the state is whole again.
  @inlinable
  func endChange() { memory.pointee &= ~Reasons.changing.rawValue }

  /// Whether state is changed in place.
  @inlinable
  var isChanging: Bool { memory.pointee & Reasons.changing.rawValue != 0 }
}

@available(*, unavailable)
extension Gate: Sendable {}

/// Which rarely used features this program has asked for so far.
///
/// A module for a page is linked as a whole. If no linked code sets a flag, the flag is always
/// false there, and the linker removes the code behind it. Code that makes a description which
/// needs a feature sets the feature's flag, so it is set before the feature is used. In other
/// programs everything is compiled anyway, and all flags are constants.
package enum Reachable {
  #if hasFeature(Embedded)
    // These only ever become true, and what they are read for was made by the one who reads.
    /// Effects that do more than report that a part is gone.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var effects = false
    /// Who waits for a time.
    @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var timers = false
    /// Children whose instances come and go.
    @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var changes = false
    /// Parts that look at their state.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var watching = false
    /// Rows in an order of their own.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var sorting = false
    /// Children that a face attached.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var attachments = false

    @inline(__always) static func noteEffects() { effects = true }
    @inline(__always) static func noteTimers() { timers = true }
    @inline(__always) static func noteChanges() { changes = true }
    @inline(__always) static func noteWatching() { watching = true }
    @inline(__always) static func noteSorting() { sorting = true }
    @inline(__always) static func noteAttachments() { attachments = true }
  #else
    @inline(__always) static var effects: Bool { true }
    @inline(__always) package static var timers: Bool { true }
    @inline(__always) package static var changes: Bool { true }
    @inline(__always) static var watching: Bool { true }
    @inline(__always) static var sorting: Bool { true }
    @inline(__always) static var attachments: Bool { true }

    @inline(__always) static func noteEffects() {}
    @inline(__always) static func noteTimers() {}
    @inline(__always) static func noteChanges() {}
    @inline(__always) static func noteWatching() {}
    @inline(__always) static func noteSorting() {}
    @inline(__always) static func noteAttachments() {}
  #endif
}

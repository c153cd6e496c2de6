/// Which rarely used features the markup of this program has used so far.
///
/// A module for a page is linked as a whole. The linker knows that a flag stays false if no linked
/// code sets it, and drops the code behind the flag. Markup that needs the code sets the flag when
/// it is made, so the flag is set before it is read. Outside of Embedded Swift all flags are
/// constant.
enum Reachable {
  #if hasFeature(Embedded)
    // Flags only ever become true, and the thread that made the markup is the one that reads them.
    /// Handlers that read the text or the checked state of a field.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var fields = false
    /// Handlers of a form's submission.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var submissions = false
    /// Handlers of keys.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var keys = false
    /// Handlers of certain keys only, or of custom events of certain names.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var keyedHandlers = false
    /// Attributes that may make an element unusable, such as `disabled`.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var barriers = false
    /// Live properties.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var live = false
    /// Keyed rows.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var keyedRows = false
    /// The numbers that elements had before a rebuild.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var formerNumbers = false
    /// Events that go to an address.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var visits = false

    @inline(__always) static func noteFields() { fields = true }
    @inline(__always) static func noteSubmissions() { submissions = true }
    @inline(__always) static func noteKeys() { keys = true }
    @inline(__always) static func noteKeyedHandlers() { keyedHandlers = true }
    @inline(__always) static func noteBarriers() { barriers = true }
    @inline(__always) static func noteLive() { live = true }
    @inline(__always) static func noteKeyedRows() { keyedRows = true }
    @inline(__always) static func noteFormerNumbers() { formerNumbers = true }
    @inline(__always) static func noteVisits() { visits = true }
  #else
    @inline(__always) static var fields: Bool { true }
    @inline(__always) static var submissions: Bool { true }
    @inline(__always) static var keys: Bool { true }
    @inline(__always) static var keyedHandlers: Bool { true }
    @inline(__always) static var barriers: Bool { true }
    @inline(__always) static var live: Bool { true }
    @inline(__always) static var keyedRows: Bool { true }
    @inline(__always) static var formerNumbers: Bool { true }
    @inline(__always) static var visits: Bool { true }

    @inline(__always) static func noteFields() {}
    @inline(__always) static func noteSubmissions() {}
    @inline(__always) static func noteKeys() {}
    @inline(__always) static func noteKeyedHandlers() {}
    @inline(__always) static func noteBarriers() {}
    @inline(__always) static func noteLive() {}
    @inline(__always) static func noteKeyedRows() {}
    @inline(__always) static func noteFormerNumbers() {}
    @inline(__always) static func noteVisits() {}
  #endif
}

/// What markup that was made so far has, of what few pages have all of.
///
/// A module for a page is linked as a whole. A flag that no code that is linked sets is false for good
/// there, and what is behind it is not linked either. Whoever makes what needs the code sets the flag, so it
/// is set before the code is asked for. Elsewhere all is compiled anyway, and all flags are constants.
enum Reachable {
  #if hasFeature(Embedded)
    // These only ever become true, and what they are read for was made by the one who reads.
    /// What reports a field's text, or whether it is ticked.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var fields = false
    /// What listens to the submission of a form.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var submissions = false
    /// What listens to keys.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var keys = false
    /// What listens to some keys only, or to events of some names.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var keyedHandlers = false
    /// Attributes that may keep an element from being used.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var barriers = false
    /// Live properties.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var live = false
    /// Keyed rows.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var keyedRows = false
    /// Numbers that elements had before a rebuild.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var formerNumbers = false
    /// Going to an address.
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

public import ArcoCore

/// What a ``TestDriver`` found to be otherwise than the test says, and at which step.
///
/// Its description is what the test's log shows, and begins with the step's file and line. Thrown by
/// the step, it ends a test in Swift Testing and in XCTest alike; handed to the driver's `report:`,
/// it is shown at the step's line, and the test goes on.
public struct TestMismatch: Error, Equatable, Sendable {
  /// What is otherwise.
  public let reason: Reason
  /// The step; for what was left when a driver was let go of, where that was made.
  public let location: TestLocation

  /// Makes a note of a mismatch.
  public init(_ reason: Reason, at location: TestLocation) {
    self.reason = reason
    self.location = location
  }

  /// What the driver was doing.
  public enum Moment: Equatable, Sendable {
    /// The test sent an input, which prints so.
    case sending(String)
    /// The test received an input, which prints so.
    case receiving(String)
    /// The test let effects go on.
    case settling
    /// Effects changed the state by moves, and the test went on to another step.
    case moving
  }

  /// An object that a state refers to, and that was changed in place.
  public struct ChangedObject: Equatable, Sendable {
    /// The way to it in the state, as it would be written in Swift.
    public let path: String
    /// What was in it.
    public let before: String
    /// What is in it now.
    public let after: String

    /// Makes a note of a change.
    public init(path: String, before: String, after: String) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  /// What can be otherwise.
  public enum Reason: Equatable, Sendable {
    /// A step left another state than the test's closure; each place where it differs.
    case state(Moment, [StateDifference])
    /// An object that the state refers to was changed in place, so that the state before it cannot be known.
    case changedInPlace(Moment, ChangedObject)
    /// A step changed nothing, and neither did the test's closure, which so asserts nothing.
    case assertsNothing(Moment)
    /// Another input than the expected one waits to be received first.
    case unexpected(expected: String, found: String)
    /// No effect has sent an input that waits; the effects that are not over, and the time until the
    /// next timer is due, if one is set.
    case nothingReceived(expected: String, unfinished: [UnfinishedEffect], nextTimer: Duration?)
    /// The test ended before all it started: inputs not received, effects not over.
    case unfinished(inputs: [String], effects: [UnfinishedEffect])
    /// The driver was let go of, without `finish()`, before all it started.
    case letGo(inputs: [String], effects: [UnfinishedEffect])
    /// The driver had a problem that the test did not take with `takeProblems()`.
    case problem(String)
    /// Effects kept each other busy for so many turns at one moment, and would go on; the last inputs
    /// that they sent, if a loose test applied them.
    case restless(turns: Int, inputs: [String])
  }
}

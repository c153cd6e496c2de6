public import ArcoCore

/// A failure of a ``TestDriver``'s assertion, with the step that failed.
///
/// Its description, which begins with the step's file and line, appears in the test's log. If the
/// step throws it, the test ends, in Swift Testing and in XCTest. If it is passed to the driver's
/// `report:`, it is shown at the step's line, and the test continues.
public struct TestMismatch: Error, Equatable, Sendable {
  /// The reason for the failure.
  public let reason: Reason
  /// The location of the step. If a driver is released without `finish()`, the location where it
  /// was made.
  public let location: TestLocation

  /// Makes a mismatch.
  public init(_ reason: Reason, at location: TestLocation) {
    self.reason = reason
    self.location = location
  }

  /// The driver's activity at the time of the mismatch.
  public enum Moment: Equatable, Sendable {
    /// The test sent an input, with this text.
    case sending(String)
    /// The test received an input, with this text.
    case receiving(String)
    /// The test called `settle`, which runs effects.
    case settling
    /// Effects changed the state directly, and the test's next step was not `settle`, which asserts
    /// such changes.
    case moving
  }

  /// An object in a state that was changed in place.
  public struct ChangedObject: Equatable, Sendable {
    /// The path to the object in the state, as Swift code.
    public let path: String
    /// The contents of the object before the step, as text.
    public let before: String
    /// The contents of the object after the step, as text.
    public let after: String

    /// Makes a description of a change.
    public init(path: String, before: String, after: String) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  /// The reasons for which a step of a test fails.
  public enum Reason: Equatable, Sendable {
    /// After a step, the state differs from the expected state at these places.
    case state(Moment, [StateDifference])
    /// An object in the state was changed in place, so the driver cannot compare it with the state
    /// before.
    case changedInPlace(Moment, ChangedObject)
    /// Neither a step nor its closure changed the state, so the step asserts nothing.
    case assertsNothing(Moment)
    /// The input that waits first is not the expected one.
    case unexpected(expected: String, found: String)
    /// No effect has sent an input. With the effects that are not over, and the time until the next
    /// timer, if there is one.
    case nothingReceived(expected: String, unfinished: [UnfinishedEffect], nextTimer: Duration?)
    /// The test ended with inputs that were not received, or with effects that are not over.
    case unfinished(inputs: [String], effects: [UnfinishedEffect])
    /// The driver was released without `finish()`, with inputs that were not received or effects
    /// that are not over.
    case releasedUnfinished(inputs: [String], effects: [UnfinishedEffect])
    /// The driver had a problem that the test did not take by `takeProblems()`.
    case problem(String)
    /// Effects took too many turns while no virtual time passed, and would continue. The inputs are
    /// the last ones that effects sent, if the test is ``TestDriver/Strictness/loose`` and applied
    /// them.
    case restless(turns: Int, inputs: [String])
  }
}

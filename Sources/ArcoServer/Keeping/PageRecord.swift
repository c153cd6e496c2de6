#if Server
  public import ArcoCore

  /// What a kept page's driver has to say to who keeps it; used in the session's isolation.
  @usableFromInline
  package protocol PageRecord: AnyObject {
    /// Hears, just before it, of each change to what is kept or shown.
    var onNews: (() -> Void)? { get set }
    /// Whether something happened since the steps were taken.
    var hasNews: Bool { get }
    /// The types of the state that views keep for themselves: it is not kept.
    var localTypes: [String] { get }
    /// Whether views changed such state.
    var hasLocalChanges: Bool { get }
    /// What happened since they were taken last; nil where only the state tells.
    func takeSteps() throws -> [UInt8]?
    /// Forgets what happened, since the state is kept instead.
    func dropSteps()
    /// The state.
    func state() throws -> [UInt8]
    /// The digest of the state.
    func digest() throws -> UInt64
    /// Numbers of the effects that say what becomes of them and are not over: others once one begins
    /// or ends.
    var fateNumbers: [Int] { get }
    /// What becomes of these effects if the server ends now.
    func fates() throws -> [KeptFate]
    /// Whether an effect said what becomes of it in a way that cannot be kept.
    var hasUntoldFate: Bool { get }
    /// Tells the page what became of effects whose server ended; returns how many it could not be told.
    func meet(_ fates: [KeptFate]) -> Int
    /// The effects that are to begin once what asked for them is kept.
    var starts: KeptStarts { get }
  }

  /// Writes down what a driver takes.
  @usableFromInline
  final class DriverRecord<State, Input: Sendable>: PageRecord {
    let works: DriverWorks<State, Input>
    private let format: KeptFormat<State, Input>
    private var steps: [KeptStep<State, Input>] = []
    /// Whether something else than an input happened since the last step.
    private var isBehind = false
    /// Whether a view changed state of its own.
    @usableFromInline package private(set) var hasLocalChanges = false
    @usableFromInline package internal(set) var hasUntoldFate = false
    @usableFromInline package let starts: KeptStarts
    @usableFromInline package var onNews: (() -> Void)?

    @usableFromInline
    init<World>(
      _ driver: Driver<World, State, Input>, _ format: KeptFormat<State, Input>,
      starts: KeptStarts
    ) {
      works = driver.works
      self.format = format
      self.starts = starts
      // Weak: the driver's inside, which this holds, holds these closures.
      works.hear { [weak self] in self?.hear($0) }
      works.hearLocals { [weak self] _ in
        self?.hasLocalChanges = true
        self?.onNews?()
      }
      works.hearFates { [weak self] in self?.onNews?() }
      starts.onHold = { [weak self] in self?.onNews?() }
    }

    /// How inputs are written; nil where each state is kept instead.
    var coding: StepCoding<State, Input>? { format.steps }

    private func hear(_ input: Input?) {
      if let input, coding != nil {
        addWhatWaits()
        steps.append(.input(input))
      } else {
        isBehind = true
      }
      onNews?()
    }

    private func addWhatWaits() {
      if isBehind { steps.append(.state(works.state)) }
      isBehind = false
    }

    @usableFromInline package var localTypes: [String] { works.localTypes }

    @usableFromInline package var hasNews: Bool { isBehind || !steps.isEmpty }

    @usableFromInline
    package func takeSteps() throws -> [UInt8]? {
      guard let coding else { return nil }
      addWhatWaits()
      defer { steps = [] }
      return steps.isEmpty ? [] : try coding.write(steps)
    }

    @usableFromInline
    package func dropSteps() {
      steps = []
      isBehind = false
    }

    @usableFromInline
    package func state() throws -> [UInt8] { try format.write(works.state) }

    @usableFromInline
    package func digest() throws -> UInt64 { try format.digest(works.state) }
  }

  @available(*, unavailable)
  extension DriverRecord: Sendable {}
#endif

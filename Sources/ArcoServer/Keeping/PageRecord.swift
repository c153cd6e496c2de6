#if Server
  public import ArcoCore

  /// The interface of a kept page's driver for its session. Used in the session's isolation.
  @usableFromInline
  package protocol PageRecord: AnyObject {
    /// Called just before each change of the kept state or of the view.
    var onNews: (() -> Void)? { get set }
    /// Whether something happened since the steps were taken.
    var hasNews: Bool { get }
    /// The types of the state that views keep for themselves: it is not kept.
    var localTypes: [String] { get }
    /// Whether views changed their local state.
    var hasLocalChanges: Bool { get }
    /// Returns the steps since the last call; nil if they cannot be written, and the state has to
    /// be kept instead.
    func takeSteps() throws -> [UInt8]?
    /// Forgets what happened, since the state is kept instead.
    func dropSteps()
    /// The state.
    func state() throws -> [UInt8]
    /// The digest of the state.
    func digest() throws -> UInt64
    /// The numbers of the unfinished effects that say what becomes of them if the server ends. The
    /// list changes when such an effect begins or ends.
    var fateNumbers: [Int] { get }
    /// Returns what becomes of these effects if the server ends now.
    func fates() throws -> [KeptFate]
    /// Whether what an effect says about that cannot be stored.
    var hasUntoldFate: Bool { get }
    /// Tells the page what became of effects whose server ended; returns how many it could not be told.
    func meet(_ fates: [KeptFate]) -> Int
    /// The effects that begin once the inputs that asked for them are committed.
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

#if Server
  public import ArcoCore
  import ArcoStore

  /// What a kept page's driver has to say to who keeps it; used in the session's isolation.
  @usableFromInline
  package protocol PageRecord: AnyObject {
    /// Hears, just before it, of each change to what is kept or shown.
    var onNews: (() -> Void)? { get set }
    /// Whether something happened since the steps were taken.
    var hasNews: Bool { get }
    /// Whether views keep state of their own that was changed: it is not kept.
    var hasLocalState: Bool { get }
    /// What happened since they were taken last; nil where only the state tells.
    func takeSteps() throws -> [UInt8]?
    /// Forgets what happened, since the state is kept instead.
    func dropSteps()
    /// The state.
    func state() throws -> [UInt8]
    /// The digest of the state.
    func digest() throws -> UInt64
  }

  /// Writes down what a driver takes.
  @usableFromInline
  final class DriverRecord<State: Codable, Input: Sendable>: PageRecord {
    private let works: DriverWorks<State, Input>
    private let coding: StepCoding<State, Input>?
    private var steps: [KeptStep<State, Input>] = []
    /// Whether something else than an input happened since the last step.
    private var isBehind = false
    @usableFromInline package private(set) var hasLocalState = false
    @usableFromInline package var onNews: (() -> Void)?

    /// - Parameter coding: nil where inputs cannot be written: then the state is what is kept.
    @usableFromInline
    init<World>(_ driver: Driver<World, State, Input>, coding: StepCoding<State, Input>?) {
      works = driver.works
      self.coding = coding
      // Weak: the driver's inside, which this holds, holds these closures.
      works.hear { [weak self] in self?.hear($0) }
      works.hearLocals { [weak self] _ in
        self?.hasLocalState = true
        self?.onNews?()
      }
    }

    private func hear(_ input: Input?) {
      if let input, coding != nil {
        catchUp()
        steps.append(.input(input))
      } else {
        isBehind = true
      }
      onNews?()
    }

    private func catchUp() {
      if isBehind { steps.append(.state(works.state)) }
      isBehind = false
    }

    @usableFromInline package var hasNews: Bool { isBehind || !steps.isEmpty }

    @usableFromInline
    package func takeSteps() throws -> [UInt8]? {
      guard let coding else { return nil }
      catchUp()
      defer { steps = [] }
      return steps.isEmpty ? [] : try coding.write(steps)
    }

    @usableFromInline
    package func dropSteps() {
      steps = []
      isBehind = false
    }

    @usableFromInline
    package func state() throws -> [UInt8] { try KeptCoding.bytes(works.state) }

    @usableFromInline
    package func digest() throws -> UInt64 { try StateDigest.of(works.state) }
  }

  @available(*, unavailable)
  extension DriverRecord: Sendable {}
#endif

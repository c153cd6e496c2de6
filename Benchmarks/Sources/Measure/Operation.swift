/// What one side of a contest does over and over.
public struct Operation {
  /// Does it once; its argument counts the turns.
  public typealias Run = (Int) -> Void

  /// Does it once.
  public let run: Run
  /// Makes ready for the next turn; neither timed nor counted.
  public let prepare: Run?

  /// Makes an operation that leaves all ready for its next turn.
  public init(_ run: @escaping Run) {
    self.run = run
    prepare = nil
  }

  /// Makes an operation that changes what it needs: a page that is filled has to be emptied before it
  /// can be filled again.
  public init(preparing prepare: @escaping Run, _ run: @escaping Run) {
    self.run = run
    self.prepare = prepare
  }

  /// Does turns, and has the observer do the part of each that is measured.
  @inline(never)
  func turns(_ turns: Range<Int>, _ observe: (() -> Void) -> Void) {
    let run = run
    guard let prepare else {
      return observe { for turn in turns { run(turn) } }
    }
    for turn in turns {
      prepare(turn)
      observe { run(turn) }
    }
  }
}

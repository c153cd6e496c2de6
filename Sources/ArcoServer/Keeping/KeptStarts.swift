#if Server
  public import ArcoCore

  /// Effects of a page that begin once the input that asked for them is committed.
  ///
  /// If the server ends before an input is committed, the client sends the input again. An effect
  /// that had begun before the commit would run twice without notice.
  @usableFromInline
  package final class KeptStarts {
    /// The held effects. The effects from `next` on have not begun.
    private var held: [PendingEffect?] = []
    private var next = 0
    /// How many effects were held and have begun.
    private var begun = 0
    /// Whether effects are held; before a page is kept they begin at once.
    private var isHolding = false
    /// Whether the page has ended. Then only effects that may outlive the page begin.
    private var isOver = false
    var onHold: (() -> Void)?

    @usableFromInline
    init() {}

    /// How a driver begins effects by it.
    @usableFromInline
    var interpretation: Interpretation {
      .custom { [self] effect in
        guard isHolding else { return effect.begin() }
        held.append(effect)
        onHold?()
      }
    }

    /// A number for the effects that are held now, and for those before.
    var count: Int { begun + held.count - next }

    /// The number of effects that are held now.
    var waiting: Int { held.count - next }

    func hold() { isHolding = true }

    /// Begins what was held when the count was this.
    func begin(upTo count: Int) {
      while begun < count, next < held.count {
        let effect = held[next].take()
        begun += 1
        next += 1
        // Amortized, at most one move for each effect, however many effects wait.
        if 2 * next >= held.count {
          held.removeFirst(next)
          next = 0
        }
        guard let effect, !isOver || effect.isToBeFinished else { continue }
        effect.begin()
      }
    }

    /// Hears that the page ends.
    func end() { isOver = true }

    /// Holds no more, as nothing is kept any more.
    func release() {
      isHolding = false
      begin(upTo: .max)
    }
  }

  @available(*, unavailable)
  extension KeptStarts: Sendable {}
#endif

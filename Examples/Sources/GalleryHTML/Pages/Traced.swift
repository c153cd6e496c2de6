import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

/// A game: turning the mills makes coffee, and coffee buys mills.
func mills() -> TracedComponent<Void, Score, Score, HTML> {
  TracedComponent(
    update: { $0 },
    render: { score, tell in
      div(.class("part")) {
        p(.class("ratio")) {
          output("\(score.cups)", .ariaLabel("Cups"))
          " cups, "
          output("\(score.mills)", .ariaLabel("Mills"))
          " mills"
        }
        div(.class("line")) {
          button("Turn: \(score.mills + 1) more", .onClick { tell(.turn) })
          button(
            "Another mill: 10 cups", .class("quiet"), .ariaDisabled(score.cups < 10),
            .onClick { if score.cups >= 10 { tell(.mill) } })
        }
      }
    })
}

/// The sum of all inputs: the turns, the mills and the cups.
package struct Score: Monoid, Hashable, Sendable {
  var turns = 0
  var mills = 0
  var cups = 0

  package static let empty = Score()
  package static let turn = Score(turns: 1, cups: 1)
  package static let mill = Score(mills: 1, cups: -10)

  /// Each earlier mill makes one more cup at each later turn, so the order matters.
  package func appending(_ later: Score) -> Score {
    Score(
      turns: turns + later.turns,
      mills: mills + later.mills,
      cups: cups + later.cups + mills * later.turns)
  }
}

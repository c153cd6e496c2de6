import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

/// A game: turning the mills yields coffee, and coffee buys mills.
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

/// What happened, in sum: the turns, the mills, and the cups that came of them.
package struct Score: Monoid, Hashable, Sendable {
  var turns = 0
  var mills = 0
  var cups = 0

  package static let empty = Score()
  package static let turn = Score(turns: 1, cups: 1)
  package static let mill = Score(mills: 1, cups: -10)

  /// Every mill from before yields a cup more at every turn from then on: order counts.
  package func appending(_ later: Score) -> Score {
    Score(
      turns: turns + later.turns,
      mills: mills + later.mills,
      cups: cups + later.cups + mills * later.turns)
  }
}

import Arco
import ArcoArchitectures
import ArcoHTML
import ArcoWeb

/// A slide show: each slide is made from the one before, and there is no way back.
func slides() -> StreamComponent<Void, Int, HTML> {
  let titles = ["Grind the beans.", "Wet the grounds.", "Pour, and wait.", "Drink."]
  return StreamComponent(
    seed: 0,
    next: { $0 + 1 },
    render: { slide, go in
      div(.class("part")) {
        p(.class("ratio")) {
          output("\(slide + 1). \(titles[slide % titles.count])", .ariaLabel("Slide"))
        }
        div(.class("line")) {
          button("Next slide", .onClick { go(.next) })
          button("Skip three", .class("quiet"), .onClick { go(.skip(3)) })
        }
      }
    })
}

import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// A way for any feed to go: a machine. No input leads past the question.
///
/// It says that a feed is to go. It has no shelf, so it cannot do it.
package func farewell() -> Moore<
  Leaving, Leaving.Input, (Feed) -> Pane<Moores<Leaving, Leaving.Input>>
> {
  Moore(initial: .staying, update: Leaving.step) { leaving in
    { feed in
      Pane { handle in
        let address = feed.address
        guard leaving == .asked(address) else {
          return button(
            "Delete", .class("quiet"), .ariaLabel("Delete: \(feed.title)"),
            .onClick { handle(.input(.leave(address))) })
        }
        return div(.class("line", "question"), .role("group"), .ariaLabel("Question")) {
          p("Really take “\(feed.title)” off the shelf?")
          button("Keep it", .autofocus(), .onClick { handle(.input(.stay)) })
          button("Delete it", .class("quiet"), .onClick { handle(.input(.agree)) })
        }
      }
    }
  }
}

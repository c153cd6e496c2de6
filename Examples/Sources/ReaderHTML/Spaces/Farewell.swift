import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// The removal of a feed: a machine. No input skips the question.
///
/// It only says which feed to remove. It has no access to the shelf.
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

import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// The feeds: a store. The owner of its handler may replace the whole shelf.
///
/// It leaves room beside the open feed for other parts.
package func feedShelf(
  _ feeds: Shelf
) -> Store<Shelf, (SeenEntries, @escaping (Feed) -> HTML) -> Pane<Stores<Shelf>>> {
  Store(feeds) { shelf in
    { seen, besideOpen in
      Pane { handle in
        div(.class("shelf")) {
          ul(.class("feeds"), .ariaLabel("Feeds")) {
            li {
              choice("All feeds", shelf.open == nil) { handle(.modify { $0.open(nil) }) }
            }
            keyed(shelf.subscriptions, id: { $0.id.text }) { subscription in
              let address = subscription.id
              let unseen = subscription.feed.entries.count { !seen.contains($0.id) }
              li {
                choice(subscription.feed.title, shelf.open == address) {
                  handle(.modify { $0.open(address) })
                }
                if unseen > 0 { span("\(unseen)", .class("badge"), .title("Not seen yet")) }
              }
            }
          }
          if let opened = shelf.opened {
            div(.class("part"), .role("group"), .ariaLabel("The open feed")) {
              p(opened.id.text, .class("hint"))
              output(opened.status.text, .ariaLabel("Status"))
              div(.class("line")) {
                button(
                  "Read anew", .class("quiet"), .ariaDisabled(opened.status == .refreshing),
                  .onClick {
                    if opened.status != .refreshing { handle.handle(refresh(opened.id)) }
                  })
                besideOpen(opened.feed)
              }
            }
          }
        }
      }
    }
  }
}

/// Marks the feed as being read at once, and applies the result when it arrives, to the shelf as it
/// is by then.
private func refresh(_ address: FeedAddress) -> Act<ReaderWorld, Stores<Shelf>> {
  .move(.modify { $0.refresh(address) }).then(
    .effect(
      .task { world, out in
        let answer = await world.feed(at: address)
        out.send(.move(.modify { $0.receive(answer, from: address) }))
      }))
}

private func choice(_ name: String, _ isOpen: Bool, _ choose: @escaping () -> Void) -> HTML {
  button(name, .class("quiet"), .dir("auto"), .ariaPressed(isOpen), .onClick(choose))
}

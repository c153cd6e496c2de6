import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ReaderFeature

/// A wizard for adding a feed: a cofree comonad, which its owner asks.
///
/// It takes the focus only on a click, and never when an effect ends: the user may be typing
/// elsewhere.
package func feedWizard(suggesting suggestions: [FeedAddress]) -> Cofree<
  Subscribing, Pane<Cofrees<Subscribing>>
> {
  Cofree(state: .asking("", nil)) { state in
    Pane { handle in
      switch state {
      case .asking(let text, let refusal):
        .list([
          address(text, refusal, handle),
          ul(.class("suggestions"), .ariaLabel("Suggestions")) {
            for text in suggestions.map(\.text) {
              li { button(text, .class("quiet"), .onClick { handle(.told(.write(text))) }) }
            }
          },
        ])
      case .fetching(let address):
        div(.class("part")) {
          output("Fetching \(address.text)…", .ariaLabel("Wizard"))
          button("Stop", .autofocus(), .onClick { handle.handle(goBack) })
        }
      case .previewing(let feed), .agreed(let feed): preview(feed, handle)
      }
    }
  }
}

/// Asks the wizard for the address, downloads the feed, and tells the result to the wizard as it is
/// by then.
private let fetch = Act<ReaderWorld, Cofrees<Subscribing>> { wizard in
  guard case .address(let address?) = wizard.ask(.fetch) else { return .none }
  return .task(id: "fetch") { world, out in
    let answer = await world.feed(at: address)
    out.send(.move(.told(.receive(answer, from: address))))
  }
}

/// Goes back to the address, and cancels the download.
private let goBack = Act<ReaderWorld, Cofrees<Subscribing>>.move(.told(.goBack)).then(
  .effect(.cancel("fetch")))

extension Update where C == Cofrees<Subscribing>, Value == Void {
  /// Sends a query and ignores the answer.
  package static func told(_ query: Subscribing.Query) -> Update {
    Update<C, Subscribing.Answer>.query(query).then(.staying)
  }
}

private func address(
  _ text: String, _ refusal: Subscribing.Refusal?,
  _ handle: Handler<ReaderWorld, Cofrees<Subscribing>>
) -> HTML {
  form(.class("line"), .onSubmit { handle.handle(fetch) }) {
    label("Address of a feed", .for("address"))
    input(
      .type(.text), .id("address"), .value(text), .inputmode("url"), .autocomplete("off"),
      .maxlength(500), .when(refusal == nil, .autofocus()), .ariaInvalid(refusal != nil),
      .ariaDescribedBy("refusal"),
      .onInput { handle(.told(.write($0))) })
    button("Look")
    output(refusal?.text ?? "", .id("refusal"), .class("failed"), .ariaLabel("Wizard"))
  }
}

private func preview(
  _ feed: Feed, _ handle: Handler<ReaderWorld, Cofrees<Subscribing>>
) -> HTML {
  div(.class("part")) {
    output("Found: \(feed.title), entries: \(feed.entries.count)", .ariaLabel("Wizard"))
    ul(.class("preview")) { for entry in feed.entries.prefix(3) { li(entry.title, .dir("auto")) } }
    div(.class("line")) {
      button("Add it", .onClick { handle(.told(.agree)) })
      button("Another address", .class("quiet"), .onClick { handle.handle(goBack) })
    }
  }
}

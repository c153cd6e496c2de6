import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

enum Post: Sendable { case arrive, read }

/// Letters that were not read yet.
func letters() -> MooreComponent<Void, Int, Post, HTML> {
  MooreComponent(
    initialState: 0,
    update: { unread, post in
      switch post {
      case .arrive: unread += 1
      case .read: unread = 0
      }
    },
    render: { unread, send in
      div(.class("part")) {
        p(unread == 0 ? "All letters are read." : "Letters to read: \(unread)")
        button("Read them", .onClick { send(.read) })
      }
    })
}

/// Two tabs. Letters arrive whichever is shown, and the hidden counter keeps its number.
func tabs() -> SwitchComponent<Void, Present<Moores<Int, Post>>, Int, Post, Change, HTML> {
  SwitchComponent(letters(), counter(), showing: .right) { tabs, shown, send in
    div(.class("part")) {
      div(.class("line"), .role("group"), .ariaLabel("Tabs")) {
        button("Letters", .ariaPressed(tabs.side == .left), .onClick { send(.show(.left)) })
        output("\(tabs.left.position.state)", .class("badge"), .ariaLabel("Unread"))
        button("Counter", .ariaPressed(tabs.side == .right), .onClick { send(.show(.right)) })
      }
      shown
      button("Post a letter", .class("quiet"), .onClick { send(.left(.arrive)) })
    }
  }
}

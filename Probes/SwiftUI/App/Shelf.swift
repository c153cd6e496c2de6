import Arco
import ArcoSwiftUI
import CoffeeFeature
import CoffeeSwiftUI
import Foundation
import SwiftUI

/// The inputs of a list of coffees.
enum ShelfInput: Sendable {
  case brew(Int, Brew.Input)
  case remove(IndexSet)
  case reload
  case help(HelpInput)
  case ask
  case empty
  case keep
}

enum HelpInput: Sendable {
  case close
}

struct Shelf: Sendable {
  var brews = Rows<Int, Brew>()
  var help: String?
  var isAsked = false
}

let shelfBrews = brew.child(
  each: Lens(\Shelf.brews),
  input: Prism({ ShelfInput.brew($0, $1) }) {
    if case .brew(let id, let input) = $0 { (id, input) } else { nil }
  })
let help = Dispatcher<Void, String, HelpInput>.empty().child(
  ifPresent: Lens(\Shelf.help).some,
  input: Prism({ ShelfInput.help($0) }) { if case .help(let input) = $0 { input } else { nil } })
let shelf = Dispatcher<Void, Shelf, ShelfInput> {
  shelfBrews
  help
  Dispatcher.reduce { shelf, input in
    switch input {
    case .remove(let offsets): shelf.brews.remove(atOffsets: offsets)
    case .help(.close): shelf.help = nil
    case .ask: shelf.isAsked = true
    case .empty: (shelf.brews, shelf.isAsked) = (Rows(), false)
    case .keep: shelf.isAsked = false
    case .brew, .reload: break
    }
  }
}

@MainActor func shelfFace() -> Face<Shelf, ShelfInput, ViewContent> {
  .placing { parts in
    let brewsView = parts.place(shelfBrews, brewFace())
    let helpView = parts.place(help, Face { text, _ in Text(text) })
    return parts.view { shelf, send in
      List {
        ForEach(brewsView.elements) { $0 }
          .onDelete { send(.remove($0)) }
        Button("Empty") { send(.ask) }
      }
      .buttonStyle(.borderless)
      .refreshable(send, .reload)
      .popover(helpView) { send(.help(.close)) }
      .confirmationDialog(
        "Empty the shelf?", isPresented: parts.presence(of: { $0.isAsked }, dismiss: .keep)
      ) {
        Button("Empty", role: .destructive) { send(.empty) }
      }
    }
  }
}

/// Tabs, one for each component: a stack around a face of several views, or there would be more.
struct ShelfTabs: View {
  var body: some View {
    TabView {
      ComponentView(Component(shelf, shelfFace()), state: Shelf())
        .tabItem { Text("Shelf") }
      VStack { CoffeeScreen() }
        .onAppear { print("there") }
        .onDisappear { print("gone") }
        .tabItem { Text("Coffee") }
    }
  }
}

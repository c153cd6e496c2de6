import Arco
import ArcoSwiftUI
import Foundation
import SwiftUI

extension Check {
  static var animations: [Check] {
    [
      Check(
        "animation", .animation,
        "a deletion sent with an animation is animated, and so are a slider whose binding is, and a button that writes to a binding within an animation; a row that an effect adds is not, until the model animates effects",
        steps: [
          .press("Read"), .press("Delete 1"), .sees("cards 2"), .press("Read"),
          .sees("read 2: animated"),
          .press("Count"), .sees("heard 2"), .press("Read"), .sees("read 3: not animated"),
          .press("Add"), .sees("cards 3"), .press("Read"), .sees("read 4: not animated"),
          .press("Animate effects"), .press("Add"), .sees("cards 4"), .press("Read"),
          .sees("read 5: animated"),
          .increment("Level"), .sees("level 1"), .press("Read"), .sees("read 6: animated"),
          .press("Level to 5"), .sees("level 5"), .press("Read"), .sees("read 7: animated"),
        ]
      ) { Animated() }
    ]
  }
}

private struct Deck: Equatable, Sendable {
  var cards = Rows<Int, String>([(1, "1"), (2, "2"), (3, "3")])
  var level = 0.0
  var heard = 0
  var made = 3
}

private enum DeckInput: Sendable {
  case card(Int, CardInput)
  case level(Double)
  case count
  case add
  case added
}

private enum CardInput: Sendable { case delete }

private let cards = Dispatcher<Void, String, CardInput>.empty().child(
  each: Lens(\Deck.cards),
  input: Prism({ DeckInput.card($0, $1) }) {
    if case .card(let id, let input) = $0 { (id, input) } else { nil }
  })

private let deck = Dispatcher<Void, Deck, DeckInput> {
  cards
  Dispatcher.update { deck, input in
    deck.heard += 1
    switch input {
    case .card(let id, .delete): deck.cards.remove(id: id)
    case .level(let level): deck.level = level
    case .count: break
    case .add:
      return .callback { _, out in
        out.send(.added)
        return Cancellation {}
      }
    case .added:
      deck.made += 1
      deck.cards.append("\(deck.made)", id: deck.made)
    }
    return .none
  }
}

/// Notes whether a view was updated with an animation. SwiftUI may ask on another thread.
private final class Probe: @unchecked Sendable {
  // Protects `wasAnimated`.
  private let lock = NSLock()
  private var wasAnimated = false

  func note(_ transaction: Transaction) {
    if transaction.animation != nil { lock.withLock { wasAnimated = true } }
  }

  /// Says whether an update since the last call was animated.
  func read() -> String {
    lock.withLock {
      defer { wasAnimated = false }
      return wasAnimated ? "animated" : "not animated"
    }
  }
}

@MainActor private func deckFace(_ probe: Probe) -> Face<Deck, DeckInput, ViewContent> {
  .showing { deck, send, parts in
    VStack {
      parts.place(
        cards,
        Face { name, send in
          Button("Delete \(name)") { send(.delete, animation: .default) }
            .accessibilityIdentifier("delete \(name)")
            .transition(.slide)
        })
    }
    Text("cards \(deck.cards.count)").transaction { @Sendable change in probe.note(change) }
    Text("level \(Int(deck.level))").transaction { @Sendable change in probe.note(change) }
    Text("heard \(deck.heard)")
    Slider(value: send.binding(deck.level, DeckInput.level).animation(), in: 0...10)
      .accessibilityLabel("Level")
      .accessibilityIdentifier("level")
    LevelButton(level: send.binding(deck.level, DeckInput.level))
    Button("Add") { send(.add) }.accessibilityIdentifier("add")
    Button("Count") { send(.count) }.accessibilityIdentifier("count")
  }
}

/// A button in a view of its own, which has only the binding.
private struct LevelButton: View {
  @Binding var level: Double

  var body: some View {
    Button("Level to 5") { withAnimation { level = 5 } }.accessibilityIdentifier("level to 5")
  }
}

private struct Animated: View {
  @State private var probe = Probe()
  @State private var reads = 0
  @State private var said = ""
  @State private var model: ComponentModel<Void, Deck, DeckInput, ViewContent>?

  var body: some View {
    Text(said)
    Button("Read") {
      reads += 1
      said = "read \(reads): \(probe.read())"
    }
    .accessibilityIdentifier("read")
    Button("Animate effects") { model?.animateEffects(.default) }
      .accessibilityIdentifier("animate effects")
    if let model { ComponentView(model) }
    Text("").onAppear {
      if model == nil { model = ComponentModel(Component(deck, deckFace(probe)), state: Deck()) }
    }
  }
}

import ArcoArchitectures
import ArcoHTML
import GalleryListings

extension Exhibit {
  /// All pages, in the order in which one walks through them.
  public static let all = [
    Exhibit(
      "/gallery/store", "Store", "An open counter",
      """
      A store can go from any state to any other. So a view of every state is a component, and \
      there is nothing else to learn: the everyday one, and React’s useState.
      """,
      from: .store, counter),
    Exhibit(
      "/gallery/moore", "Moore", "A login machine",
      """
      A machine goes on by its messages alone: there is no way in but the answer to a \
      password. And what every message does stands in one place, as in Elm and Redux.
      """,
      from: .moore, login),
    Exhibit(
      "/gallery/traced", "Traced", "A game of coffee mills",
      """
      What is told adds up in a monoid, and nothing is taken back. All that happened is one \
      small value, however long one plays.
      """,
      from: .traced, mills),
    Exhibit(
      "/gallery/stream", "Stream", "A slide show",
      """
      Each slide is grown from the one before when it is asked for. There is no end to check \
      for, and no way to write a button that goes back.
      """,
      from: .stream, slides),
    Exhibit(
      "/gallery/zipper", "Zipper", "A wizard of two steps",
      """
      A row with one page in view. Left and right stop at the edges, so no index is ever out \
      of bounds, and the way back needs no code.
      """,
      from: .zipper, wizard),
    Exhibit(
      "/gallery/cofree", "Cofree", "A to-do list that is asked",
      """
      A machine that answers. The parent asks typed questions and gets answers of their types, \
      and need not look into the list’s state: the components of Halogen.
      """,
      from: .cofree, boss),
    Exhibit(
      "/gallery/env", "Env", "A theme around a child",
      """
      Surroundings can be read, and nothing that happens changes them. The same child fits \
      into any, and takes its words from where it is.
      """,
      from: .env, themes),
    Exhibit(
      "/gallery/day", "Day", "Two architectures side by side",
      """
      Each side moves by its own rules, and the whole by those of both. A store beside a \
      stream is one component, and neither had to be changed for it.
      """,
      from: .day, sideBySide),
    Exhibit(
      "/gallery/switch", "Switch", "Tabs with a badge",
      """
      One side is shown and both are remembered. What is hidden goes on: it keeps its state, \
      takes inputs, and its badge is right.
      """,
      from: .switch, tabs),
    Exhibit(
      "/gallery/storet", "StoreT", "A parent with a state of its own",
      """
      A state around any component. The parent hears what its child is told, after the child, \
      and the child knows of no parent.
      """,
      from: .storeT, recordKeeper),
    Exhibit(
      "/gallery/four", "Four", "One screen, four comonads",
      """
      One line chooses the comonad. The screen and its parents stay as they are, because a \
      parent asks for a kind of view, and not for an architecture.
      """,
      from: .four
    ) { four().program },
  ]

  /// The page before this one; before the first comes the last.
  var previous: Exhibit { neighbour(-1) }

  /// The page after this one; after the last comes the first.
  var next: Exhibit { neighbour(1) }

  private func neighbour(_ distance: Int) -> Exhibit {
    let all = Self.all
    guard let index = all.firstIndex(where: { $0.address == address }) else { return self }
    return all[(index + distance + all.count) % all.count]
  }
}

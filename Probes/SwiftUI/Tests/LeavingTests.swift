import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

/// Instances that have left the state and are still on the screen.
@MainActor struct LeavingTests {
  /// An object that a row's view holds.
  final class Picture: Sendable {}

  @MainActor final class Album {
    var pictures: [Weak] = []

    struct Weak { weak var picture: Picture? }

    func picture() -> Picture {
      let picture = Picture()
      pictures.append(Weak(picture: picture))
      return picture
    }

    var kept: Int { pictures.filter { $0.picture != nil }.count }
  }

  struct Framed: View {
    let picture: Picture
    let text: String

    var body: some View { Text(text) }
  }

  enum WallInput: Sendable {
    case row(Int, Never)
    case sheet(Never)
    case clear
  }

  struct Wall: Sendable {
    var rows = Rows([(1, "one"), (2, "two")])
    var sheet: String? = "sheet"
  }

  static let rows = Dispatcher<Void, String, Never>.empty().child(
    each: Lens(\Wall.rows),
    input: Prism(WallInput.row) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    })
  static let sheet = Dispatcher<Void, String, Never>.empty().child(
    ifPresent: Lens(\Wall.sheet).some, input: Prism(WallInput.sheet) { _ in nil })
  static let wall = Dispatcher<Void, Wall, WallInput> {
    rows
    sheet
    Dispatcher.reduce { wall, input in
      if case .clear = input { wall = Wall(rows: Rows(), sheet: nil) }
    }
  }

  func shown(_ album: Album) -> (ComponentModel<Void, Wall, WallInput, ViewContent>, Screen) {
    let framed = Face<String, Never, ViewContent> { text, _ in
      Framed(picture: album.picture(), text: text)
    }
    let model = ComponentModel(
      Component(
        Self.wall,
        .showing { _, send, parts in
          List { parts.place(Self.rows, framed) }
            .sheet(parts.place(Self.sheet, framed)) { send(.clear) }
        }), state: Wall())
    return (model, Screen(ComponentView(model), hasSlowTransitions: true))
  }

  @Test func `rows that are cleared are kept by nobody, and a sheet until it is down`() {
    let album = Album()
    let (model, screen) = shown(album)
    #expect(screen.texts == ["one", "two", "sheet"])
    #expect(album.kept == 3)
    model.send(.clear)
    screen.settle()
    #expect(screen.texts == ["sheet"])
    #expect(album.kept == 1)
    screen.finishTransitions()
    #expect(screen.texts == [])
    #expect(album.kept == 0)
  }
}

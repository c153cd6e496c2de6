#if canImport(SwiftUI)
  import Arco
  import ArcoArchitectures
  import ArcoComonads
  import ArcoSwiftUI
  import SwiftUI

  /// Two questions in a row, each a screen of its own.
  @MainActor
  public func wizard() -> Zipper<UI<Void, Zippers, some View>> {
    Zipper(["Who is it for?", "What shall it be?"])
      .extend { page in
        UI { handler in
          Question(title: page.extract())
          HStack {
            Button("Back") { handler.from(page.position)(.left()) }
              .disabled(page.isFirst)
            Text("Step \(page.position + 1) of \(page.count)")
            Button("Next") { handler.from(page.position)(.right()) }
              .disabled(page.isLast)
          }
        }
      }
      .identified { page in page.position }
  }

  private struct Question: View {
    let title: String
    @SwiftUI.State private var answer = ""

    init(title: String) { self.title = title }

    var body: some View {
      Text(title)
      TextField("Answer", text: $answer)
    }
  }

  /// The wizard as a view.
  public struct WizardScreen: View {
    /// Makes the screen.
    public init() {}

    /// The component.
    public var body: some View { ComponentView(wizard()) }
  }
#endif

#if canImport(SwiftUI)
  import Arco
  import ArcoArchitectures
  import ArcoSwiftUI
  import SwiftUI

  /// A machine beside a wizard: each moves by its own rules, and neither was changed for it.
  @MainActor
  public func sideBySide() -> some ProgramProtocol<ViewContent> {
    DayComponent(login().program, wizard().explore()) { login, wizard in
      ViewContent {
        VStack { login }
        VStack { wizard }
      }
    }
  }

  /// The two beside each other as a view.
  public struct ProductScreen: View {
    /// Makes the screen.
    public init() {}

    /// The component.
    public var body: some View { ComponentView(sideBySide().program) }
  }
#endif

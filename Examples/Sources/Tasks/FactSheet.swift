#if canImport(SwiftUI)
  import Arco
  import ArcoMacros
  import ArcoSwiftUI
  import SwiftUI

  @Optics
  struct App: Feature {
    var sheet: Fact?

    @Optics
    enum Input {
      case show
      case sheet(Fact.Input)
      case close
    }

    typealias World = Fact.World
  }

  let app = DispatcherOf<App> {
    fact.child(ifPresent: \.sheet, input: \.sheet, dismiss: \.close)
    Dispatcher.reduce { app, input in
      if case .show = input { app.sheet = Fact() }
    }
  }

  @MainActor
  func appFace() -> ViewFace<App> {
    .showing { _, send, parts in
      Button("Show") { send(.show) }
        .sheet(parts.place(factFace(), ifPresent: \.sheet, input: \.sheet)) { send(.close) }
    }
  }
#endif

#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import SwiftUI

  // The feature in the sheet, which is not part of the task.

  struct Fact: Feature {
    var text = ""

    enum Input {
      case load
      case loaded(String)
    }

    struct World: Sendable { var fact: @Sendable () async -> String }
  }

  let fact = DispatcherOf<Fact>.update { fact, input in
    switch input {
    case .load: return .task(\.fact, as: Fact.Input.loaded)
    case .loaded(let text): fact.text = text
    }
    return .none
  }

  @MainActor
  func factFace() -> ViewFace<Fact> {
    Face { fact, send in
      Text(fact.text)
      Button("Load") { send(.load) }
    }
  }
#endif

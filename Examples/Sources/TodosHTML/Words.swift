import TodosFeature

extension Filter {
  /// What the choice is called.
  var name: String {
    switch self {
    case .all: "All"
    case .active: "Active"
    case .done: "Done"
    }
  }
}

extension SaveState {
  var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// How saving stands, for a person.
  var text: String {
    switch self {
    case .saved: "All changes are saved."
    case .saving: "Saving…"
    case .failed(.unreachable): "Not saved: the store does not answer."
    case .failed(.full(let most)): "Not saved: there is room for \(most). Delete some."
    }
  }
}

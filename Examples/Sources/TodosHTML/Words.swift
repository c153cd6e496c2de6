import TodosFeature

extension Filter {
  /// The name of the filter.
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

  /// The state of saving in words.
  var text: String {
    switch self {
    case .saved: "All changes are saved."
    case .saving: "Saving…"
    case .failed(.unreachable): "Not saved: the store does not answer."
    case .failed(.full(let most)): "Not saved: there is room for \(most). Delete some."
    }
  }
}

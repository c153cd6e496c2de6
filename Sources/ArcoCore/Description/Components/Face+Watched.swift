extension Face {
  /// Returns a face that shows somebody each state that it draws, just before it does.
  ///
  /// For hosts that show something of a state beside its view.
  package func watched(by look: @escaping (State) -> Void) -> Face {
    switch form {
    case .plain(let drawing): Face(drawing.watched(by: look))
    case .placing(let setUp): .placing { setUp($0).watched(by: look) }
    }
  }
}

extension Drawing {
  fileprivate func watched(by look: @escaping (State) -> Void) -> Drawing {
    switch storage.form {
    case .view(let view):
      Drawing(
        .view { state, send in
          look(state)
          return view(state, send)
        }, isEqual: storage.isEqual)
    case .preparing(let prepare):
      Drawing(
        .preparing { read, send in
          if let state = read() { look(state) }
          return prepare(read, send)
        }, isEqual: storage.isEqual)
    }
  }
}

extension Face {
  /// Returns a face that passes each state to `look` just before drawing it. A face that reads only
  /// a part of the state passes each state that it compares, even if it draws nothing.
  ///
  /// For hosts that show parts of a state outside its view.
  package func watched(by look: @escaping (State) -> Void) -> Face {
    switch form {
    case .plain(let drawing): Face(drawing.watched(by: look))
    case .placing(let setUp): .placing { setUp($0).watched(by: look) }
    }
  }
}

extension Drawing {
  fileprivate func watched(by look: @escaping (State) -> Void) -> Drawing {
    if let reading = storage.reading {
      return Drawing(storage.form, isEqual: storage.isEqual) {
        let isShown = reading()
        return { state in
          look(state)
          return isShown(state)
        }
      }
    }
    switch storage.form {
    case .view(let view):
      return Drawing(
        .view { state, send in
          look(state)
          return view(state, send)
        }, isEqual: storage.isEqual)
    case .preparing(let prepare):
      return Drawing(
        .preparing { read, send in
          if let state = read() { look(state) }
          return prepare(read, send)
        }, isEqual: storage.isEqual)
    }
  }
}

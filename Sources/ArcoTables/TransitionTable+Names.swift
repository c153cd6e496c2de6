import ArcoCore

#if !hasFeature(Embedded)

  extension TransitionTable {
    /// Returns the table as a Mermaid state diagram, with the descriptions of values as names.
    public func mermaid(from first: State, states: [State], inputs: [Input]) -> String {
      mermaid(
        from: first, states: states, inputs: inputs, stateName: { "\($0)" },
        inputName: { "\($0)" })
    }
  }

  extension TransitionTable where State: CaseIterable, Input: CaseIterable {
    /// Returns the whole table as a Mermaid state diagram, with the descriptions of values as
    /// names.
    ///
    ///     print(door.mermaid(from: .closed))
    ///
    /// - Parameter first: the initial state.
    public func mermaid(from first: State) -> String {
      mermaid(from: first, states: Array(State.allCases), inputs: Array(Input.allCases))
    }
  }
#endif

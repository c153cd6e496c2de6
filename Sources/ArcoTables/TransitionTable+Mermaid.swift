import ArcoCore

extension TransitionTable {
  /// Returns the table as the text of a Mermaid state diagram, without a line break at the end.
  ///
  /// ```
  /// stateDiagram-v2
  ///   closed
  ///   open
  ///   [*] --> closed
  ///   closed --> open : open
  ///   open --> closed : close
  /// ```
  ///
  /// Every transition is tried, so the diagram shows the behaviour of the table, however the rows
  /// are written. A row from any state becomes an arrow from each state, and a shadowed row has no
  /// arrow. The order is that of the lists.
  /// - Parameters:
  ///   - first: the initial state.
  ///   - states: the states to draw. States that they lead to are drawn too.
  ///   - stateName: returns the name of a state. States with the same name are drawn as one.
  ///   - inputName: returns the label for the arrow of an input.
  public func mermaid(
    from first: State, states: [State], inputs: [Input],
    stateName: (State) -> String, inputName: (Input) -> String
  ) -> String {
    var diagram = StateDiagram()
    let start = diagram.node(stateName(first))
    for state in states { diagram.node(stateName(state)) }
    diagram.add("[*] --> \(start)")
    for state in states {
      let from = diagram.node(stateName(state))
      for input in inputs {
        guard let next = next(state, input) else { continue }
        let to = diagram.node(stateName(next))
        diagram.add("\(from) --> \(to) : \(StateDiagram.escaped(inputName(input)))")
      }
    }
    return diagram.text
  }
}

/// The lines of a diagram. Texts are compared by bytes: comparing characters would link the Unicode
/// tables into a small program.
private struct StateDiagram {
  private var names: [String] = []
  private var lines: [String] = []

  /// Returns the identifier of a state: its name, or a number if the name is not a word.
  @discardableResult
  mutating func node(_ name: String) -> String {
    let known = names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
    if known == nil { names.append(name) }
    return Self.isWord(name) ? name : "_\(known ?? names.count - 1)"
  }

  mutating func add(_ line: String) {
    guard !lines.contains(where: { $0.utf8.elementsEqual(line.utf8) }) else { return }
    lines.append(line)
  }

  var text: String {
    var text = "stateDiagram-v2"
    for (number, name) in names.enumerated() {
      text +=
        Self.isWord(name) ? "\n  \(name)" : "\n  state \"\(Self.escaped(name))\" as _\(number)"
    }
    for line in lines { text += "\n  \(line)" }
    return text
  }

  /// Returns true if a name can be an identifier in a diagram: letters and digits, and not a
  /// reserved word of Mermaid. Mermaid ignores case.
  private static func isWord(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
      && !reserved.contains { $0.utf8.elementsEqual(name.utf8) { $0 | 0x20 == $1 | 0x20 } }
  }

  private static var reserved: [String] {
    [
      "as", "class", "classDef", "click", "default", "direction", "end", "hide", "note", "scale",
      "state", "style",
    ]
  }

  /// Returns a text with special characters as numbers in Mermaid's notation: `#58;` for a colon.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.value >= 0x80
        || [" ", "_", "(", ")", ",", "."].contains(scalar)
        || UInt8(exactly: scalar.value).map { isLetter($0) || isDigit($0) } == true
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

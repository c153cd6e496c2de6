import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// The screens and the ways between them, as text that can be committed and compared.
  ///
  /// Without views each state is a screen.
  public var outline: Outline {
    let pictures = self.pictures
    return Outline(
      screens: pictures.map { picture in
        Outline.Screen(
          lines: picture.lines, way: picture.way,
          exits: picture.exits.map { exit in
            "\(exit.text) → \(pictures[exit.target].lines.joined(separator: " / "))"
          })
      })
  }

  /// A screen, with the steps that lead from its states to other screens.
  struct Picture {
    let node: Int
    let lines: [String]
    let way: [String]
    var exits: [(text: String, target: Int)]
  }

  /// The distinct screens, in the order in which they were found. Screens with the same text and
  /// controls are one.
  var pictures: [Picture] {
    var numbers: [[String]: Int] = [:]
    var pictures: [Picture] = []
    var pictureOf: [Int] = []
    for node in 0..<graph.count {
      let lines = lines(of: node)
      if let known = numbers[lines] {
        pictureOf.append(known)
        continue
      }
      numbers[lines] = pictures.count
      pictureOf.append(pictures.count)
      pictures.append(
        Picture(node: node, lines: lines, way: graph.way(to: node).map { text(of: $0) }, exits: []))
    }
    for node in 0..<graph.count {
      let edges = graph.edges(of: node)
      for edge in edges.indices {
        let (from, to) = (pictureOf[node], pictureOf[Int(edges[edge].target)])
        guard from != to else { continue }
        let exit = (text: text(of: edge), target: to)
        if !pictures[from].exits.contains(where: { $0 == exit }) {
          pictures[from].exits.append(exit)
        }
      }
    }
    return pictures
  }

  private func lines(of node: Int) -> [String] {
    let moment = moment(node)
    guard moment.screen != nil else { return ["\(moment.state)"] }
    let read = moment.text.split(separator: "\n").map { String($0) }
    let controls = moment.controls.map { control in
      let value = control.value.isEmpty || control.role == "button" ? "" : " = \(control.value)"
      let marks = (control.isChecked ? ", ticked" : "") + (control.isDisabled ? ", disabled" : "")
      return "[\(control.role) \(control.name)\(value)\(marks)]"
        .split(separator: "\n").joined(separator: " ")
    }
    return read + controls
  }
}

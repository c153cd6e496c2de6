#if !hasFeature(Embedded)
  extension Rows: CustomStringConvertible {
    /// The elements in order, each after its id: `[1: beans, 2: water]`.
    public var description: String { text { "\($0)" } }

    private func text(_ name: (Any) -> String) -> String {
      let entries = indices.map { position in
        "\(name(id(at: position))): \(name(self[position]))"
      }
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    }
  }

  extension Rows: CustomDebugStringConvertible {
    /// The elements in order, each after its id, as a debugger shows them.
    public var debugDescription: String { text { String(reflecting: $0) } }
  }

  extension Rows: CustomReflectable {
    /// The ids and elements in order, without the storage.
    public var customMirror: Mirror {
      Mirror(
        self, unlabeledChildren: indices.map { (id: id(at: $0), element: self[$0]) },
        displayStyle: .dictionary)
    }
  }
#endif

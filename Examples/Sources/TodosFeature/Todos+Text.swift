import Arco

/// Todos as a text to store, and back.
///
/// Law, checked by `KeepingTests`: a written list reads back as the same list.
extension Todos {
  /// All todos as one text: the parts of each todo, each text after its length in UTF-8 bytes.
  public static func text(for items: [Todo]) -> String {
    var text = ""
    for item in items {
      text += "\(item.id) \(item.isDone ? 1 : 0) "
      for part in [item.title, item.notes] { text += "\(part.utf8.count) " + part }
    }
    return text
  }

  /// Makes a list from a stored text; nil if the text is malformed.
  public init?(kept text: String) {
    self.init()
    var rest = text.utf8[...]
    while !rest.isEmpty {
      guard let id = rest.takeNumber(), let done = rest.takeNumber(),
        let title = rest.takeText(), let notes = rest.takeText(),
        var todo = Todo(id: id, title: title), !list.items.contains(id: id)
      else { return nil }
      todo.notes = notes
      todo.isDone = done == 1
      list.items.append(todo)
      lastID = max(lastID, id)
    }
  }
}

extension Substring.UTF8View {
  /// Parses a number and the blank after it.
  fileprivate mutating func takeNumber() -> Int? {
    var number = 0
    var digits = 0
    while let byte = popFirst() {
      if byte == UInt8(ascii: " ") { return digits > 0 ? number : nil }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 9 else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
    }
    return nil
  }

  /// Parses a length, and a text of that many bytes.
  fileprivate mutating func takeText() -> String? {
    guard let count = takeNumber(), count <= self.count else { return nil }
    let text = prefix(count)
    removeFirst(count)
    return String(text)
  }
}

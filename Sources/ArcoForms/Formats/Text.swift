extension FieldFormats {
  /// Any text as it is written, including the empty text.
  public struct Text: FieldFormat {
    let most: Int

    /// Reads the text.
    public func read(_ text: String) throws(FormatError) -> String {
      guard text.utf16.count <= most else { throw .tooLong(most: most) }
      return text
    }

    /// Writes the text.
    public func write(_ value: String) -> String { value }
  }

  /// A text of one line that is not empty. Reading removes the blanks at both ends.
  ///
  /// A value that is blank, has blanks around it or contains a line break cannot be read back. For
  /// values of a type that excludes these, refine this format by a prism.
  public struct Line: FieldFormat {
    let most: Int

    /// Reads the text without the blanks around it.
    public func read(_ text: String) throws(FormatError) -> String {
      let line = text.withoutBlanks
      guard !line.utf8.isEmpty else { throw .missing }
      guard !line.unicodeScalars.contains(where: { $0.isLineBreak }) else {
        throw .misfit(expected: .value("a single line"), found: line.shortened)
      }
      guard line.utf16.count <= most else { throw .tooLong(most: most) }
      return line
    }

    /// Writes the text.
    public func write(_ value: String) -> String { value }
  }
}

extension FieldFormat where Self == FieldFormats.Text {
  /// Any text as it is written, including the empty text.
  public static var text: Self { Self(most: .max) }

  /// Any text as it is written, with at most `most` UTF-16 code units.
  public static func text(atMost most: Int) -> Self { Self(most: most) }
}

extension FieldFormat where Self == FieldFormats.Line {
  /// A text of one line that is not empty. Reading removes the blanks at both ends.
  public static var line: Self { Self(most: .max) }

  /// A text of one line that is not empty and has at most `most` UTF-16 code units. Reading removes
  /// the blanks at both ends before it counts.
  public static func line(atMost most: Int) -> Self { Self(most: most) }
}

import ArcoHTML

extension Outline {
  /// Returns the changes since another version, as an HTML file.
  ///
  ///     let page = walk.outline.comparison(with: Outline(text: committed), titled: "To do")
  public func comparison(with former: Outline, titled title: String) -> String {
    let changes = changes(since: former)
    let groups: [(name: String, starts: [String])] = [
      ("New screens", ["new: "]), ("Removed screens", ["gone: "]),
      ("New ways", ["new way: "]), ("Removed ways", ["way gone: "]),
    ]
    var rest = changes
    var sections = ""
    for (name, starts) in groups {
      let own = rest.filter { line in starts.contains { line.hasPrefix($0) } }
      rest.removeAll { own.contains($0) }
      sections += section(name, own.map { line in String(line.drop { $0 != ":" }.dropFirst(2)) })
    }
    sections += section("Longer or shorter ways", rest)
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title.escapedForHTML)</title>
      <style>body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem; max-width: 60rem; }</style>
      <h1>\(title.escapedForHTML)</h1>
      <p>\(changes.isEmpty ? "Nothing changed." : "\(changes.count) changes.")</p>
      \(sections)</html>

      """
  }

  private func section(_ name: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    let items = lines.map { "<li>\($0.escapedForHTML)</li>" }.joined(separator: "\n")
    return "<h2>\(name)</h2>\n<ul>\n\(items)\n</ul>\n"
  }
}

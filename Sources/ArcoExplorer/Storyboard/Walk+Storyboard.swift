import ArcoHTML
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Returns an HTML file that shows each distinct screen, with the shortest way to it and the ways
  /// on from it. Screens are grouped by the number of steps, and can be searched by their text.
  ///
  ///     let page = walk.storyboard(titled: "To do", style: css)
  ///
  /// - Parameter style: the application's style sheet, as CSS; empty by default.
  public func storyboard(titled title: String, style: String = "") -> String {
    let pictures = self.pictures
    var groups: [Int: [Int]] = [:]
    for (number, picture) in pictures.enumerated() {
      groups[picture.way.count, default: []].append(number)
    }
    let sections = groups.keys.sorted().map { depth in
      """
      <section><h2>\(depth == 0 ? "At the start" : depth == 1 ? "After 1 step" : "After \(depth) steps")</h2>
      \((groups[depth] ?? []).map { card($0, pictures, style) }.joined(separator: "\n"))
      </section>
      """
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title.escapedForHTML)</title>
      <style>
      body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem; }
      section { display: flex; flex-wrap: wrap; gap: 1rem; }
      h2 { flex-basis: 100%; }
      article { border: 1px solid #888; border-radius: .5rem; padding: .5rem; width: 24rem; }
      iframe { border: 1px solid #ccc; width: 100%; height: 20rem; }
      article:target { outline: 3px solid Highlight; }
      </style>
      <h1>\(title.escapedForHTML)</h1>
      <pre>\(description.escapedForHTML)</pre>
      <p><label>Screens with <input type="search" id="search"></label></p>
      \(sections.joined(separator: "\n"))
      <script>
      document.getElementById('search').addEventListener('input', event => {
        const wanted = event.target.value.toLowerCase();
        for (const card of document.querySelectorAll('article'))
          card.hidden = !card.dataset.text.toLowerCase().includes(wanted);
      });
      </script>
      </html>

      """
  }

  private func card(_ number: Int, _ pictures: [Picture], _ style: String) -> String {
    let picture = pictures[number]
    let steps = picture.way.map { "<li>\($0.escapedForHTML)</li>" }.joined()
    let exits = picture.exits.map { exit in
      "<li>\(exit.text.escapedForHTML) → <a href=\"#screen-\(exit.target + 1)\">\(exit.target + 1)</a></li>"
    }.joined()
    return """
      <article id="screen-\(number + 1)" data-text="\(picture.lines.joined(separator: " ").escapedForHTML)">
      <h3>\(number + 1)</h3>
      \(drawing(picture, style))
      <details><summary>The way here</summary><ol>\(steps)</ol></details>
      <details><summary>Ways on</summary><ul>\(exits)</ul></details>
      </article>
      """
  }

  /// Returns the screen in its own frame, so that its styles and ids do not affect other screens.
  /// Its controls do nothing.
  private func drawing(_ picture: Picture, _ style: String) -> String {
    guard let screen = screen(of: picture.node) else {
      return "<pre>\(picture.lines.joined(separator: "\n").escapedForHTML)</pre>"
    }
    let page = """
      <!doctype html><meta charset="utf-8"><style>\(style)</style><body inert>\(screen.markup)
      """
    return
      "<iframe sandbox loading=\"lazy\" title=\"Screen\" srcdoc=\"\(page.escapedForHTML)\"></iframe>"
  }
}

/// The templates of a document.
///
/// A document has its own: what a template has first was on that page, and must be on no other.
struct TemplateLibrary {
  /// By the number of their shape, in ascending order. Not a dictionary, as that would be one more to be
  /// compiled in each program: a shape is new seldom.
  private var known: [(shape: Int, template: Template)] = []
  /// Those that are defined on the wire.
  private var defined: [Template] = []

  /// The template that a piece has the shape of, learned now if it is new.
  ///
  /// - Parameter guess: one that is likely, such as that of the row before.
  mutating func template(for html: HTML, guess: Template?) -> Template {
    if let guess, guess.fits(html) { return guess }
    var shape = Shape()
    shape.add(html)
    var place = place(of: shape.hash)
    while place < known.count, known[place].shape == shape.hash {
      if known[place].template.fits(html) { return known[place].template }
      place += 1
    }
    let template = Template(of: html)
    known.insert((shape.hash, template), at: place)
    return template
  }

  /// The place of the first template whose shape's number is not below.
  private func place(of shape: Int) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].shape < shape { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many templates it has.
  var count: Int { known.count }

  /// Lets go of the templates of which nothing is shown.
  ///
  /// - Precondition: none has a number.
  mutating func forgetUnused() {
    var kept: [(shape: Int, template: Template)] = []
    for place in known.indices where !isKnownUniquelyReferenced(&known[place].template) {
      kept.append(known[place])
    }
    known = kept
  }

  /// Lets go of what the templates are as markup.
  func forgetPrints() {
    for (_, template) in known { template.forgetPrint() }
  }

  /// Gives a template its number on the wire.
  mutating func define(_ template: Template) {
    template.number = defined.count
    defined.append(template)
  }

  /// Says that nobody knows a template by its number any more.
  mutating func forgetNumbers() {
    for template in defined { template.number = nil }
    defined.removeAll()
  }
}

/// A number for the shape of a piece: equal for equal shapes, and mostly another for others.
private struct Shape {
  private(set) var hash = 0

  mutating func add(_ html: HTML) { add(html.draft, html.index) }

  private mutating func add(_ draft: Draft, _ index: Int32) {
    switch draft[index] {
    case .empty: mix(1)
    case .text: mix(2)
    case .list(let span):
      mix(3)
      mix(Int(span.count))
      for place in span.indices { add(draft, draft.listed(place)) }
    case .element(let name, let attributes, let content):
      guard draft.areApart(attributes) else { return mix(4) }
      mix(5)
      mix(name.name.count)
      mix(Int(name.name.bytes.first ?? 0))
      mix(Int(attributes.count))
      add(draft, content)
    case .branch, .loop, .keyed, .hole: mix(4)
    case .other(let place): add(draft.other(place))
    }
  }

  private mutating func mix(_ number: Int) { hash = (hash &* 31) &+ number }
}

/// The templates of a document.
///
/// A document has its own: what a template has first was on that page, and must be on no other.
struct TemplateLibrary {
  /// A new shape is seldom, and another one mostly differs at its first elements: they are tried one by one, the
  /// newest first, as rows of several shapes come together.
  private var known: [Template] = []
  /// Those that are defined on the wire.
  private var defined: [Template] = []

  /// The template that a piece has the shape of, learned now if it is new.
  ///
  /// - Parameter guess: one that is likely, such as that of the row before.
  mutating func template(for html: HTML, guess: Template?) -> Template {
    if let guess, guess.fits(html) { return guess }
    if let template = known.last(where: { $0.fits(html) }) { return template }
    let template = Template(of: html)
    known.append(template)
    return template
  }

  /// How many templates it has.
  var count: Int { known.count }

  /// Lets go of the templates of which nothing is shown.
  ///
  /// - Precondition: none has a number.
  mutating func forgetUnused() {
    var kept: [Template] = []
    for place in known.indices where !isKnownUniquelyReferenced(&known[place]) {
      kept.append(known[place])
    }
    known = kept
  }

  /// Lets go of what the templates are as markup.
  func forgetPrints() {
    for template in known { template.forgetPrint() }
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

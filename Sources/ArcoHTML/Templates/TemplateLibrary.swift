/// The templates of a document.
///
/// Each document has a library of its own: the first values of a template come from that page, and
/// must not appear on another page.
struct TemplateLibrary {
  /// The known templates, tried one by one from the newest. New shapes are rare, a wrong template mostly differs
  /// at its first elements, and rows of several shapes appear together.
  private var known: [Template] = []
  /// The templates that are defined on the wire.
  private var defined: [Template] = []

  /// Returns the template with the shape of a piece. Learns the shape if it is new.
  ///
  /// - Parameter guess: a likely template, such as the template of the row before.
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

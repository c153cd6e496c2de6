/// An article of the documentation that an example links to.
package struct Article: Sendable {
  private let module: String
  private let name: String
  /// The heading of the article.
  package let title: String

  private init(_ module: String, _ name: String, _ title: String) {
    self.module = module
    self.name = name
    self.title = title
  }

  /// The path of the article's source in the repository.
  package var source: String { "Sources/\(module)/\(module).docc/\(name).md" }

  /// The path of the article's page in the documentation site.
  package var page: String {
    let place = name == module ? name : "\(module)/\(name)"
    return "documentation/\(place)/".lowercased()
  }

  /// The overview article of a module.
  private static func module(_ name: String) -> Article { Article(name, name, name) }

  static let core = module("ArcoCore")
  static let effects = Article("ArcoCore", "Effects", "Effects")
  static let queues = Article("ArcoCore", "Queues", "Queues")
  static let composition = Article("ArcoOptics", "Composition", "Composition")
  static let keyPaths = Article(
    "ArcoOptics", "Coming-from-key-paths-and-case-paths", "Coming from key paths and case paths")
  static let standardOptics = Article("ArcoOptics", "Standard-optics", "Standard optics")
  static let tables = module("ArcoTables")
  static let typeChanging = module("ArcoTypeChanging")
  static let forms = module("ArcoForms")
  static let status = module("ArcoStatus")
  static let focus = Article("ArcoWeb", "The-focus", "The focus")
  static let component = Article("ArcoTesting", "TestingAComponent", "Testing a component")
  static let architectures = Article(
    "ArcoArchitectures", "Which-architecture-do-I-want", "Which architecture do I want?")
  static let spaces = module("ArcoComonads")
}

/// A tea that the shop sells.
package struct Tea: Equatable, Sendable {
  let id: Int
  let name: String
  let about: String
  /// The price in cents.
  let price: Int

  static let all = [
    Tea(id: 1, name: "Sencha", about: "Green, grassy, from Shizuoka.", price: 950),
    Tea(id: 2, name: "Hojicha", about: "Roasted green tea, mild in the evening.", price: 800),
    Tea(id: 3, name: "Assam", about: "Black and malty; takes milk.", price: 700),
    Tea(id: 4, name: "Darjeeling", about: "Black, light, of the first flush.", price: 1250),
    Tea(id: 5, name: "Oolong", about: "Half way between green and black.", price: 1100),
    Tea(id: 6, name: "Rooibos", about: "Red, and no tea at all.", price: 600),
  ]

  static func find(_ id: Int) -> Tea? { all.first { $0.id == id } }

  package static func all(matching words: String) -> [Tea] {
    // The words come from an address, so their length is limited: in scalars, as one character may have thousands of
    // accents, which take quadratic time to compare.
    let words = String(words.unicodeScalars.prefix(100)).lowercased().split(separator: " ")
    return all.filter { tea in
      words.allSatisfy { "\(tea.name) \(tea.about)".lowercased().contains($0) }
    }
  }
}

/// Formats an amount in cents.
func money(_ cents: Int) -> String {
  "€ \(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
}

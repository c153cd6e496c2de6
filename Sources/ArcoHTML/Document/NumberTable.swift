/// Values by numbers that are given out in order and never again.
///
/// Neighbours are on one page, so most look-ups need no hash. A page without values is given back.
struct NumberTable<Value> {
  private var pages: [Int: Page] = [:]
  /// The page that was written last.
  private var recent: Page?

  /// How many numbers are on a page: 2^5.
  private static var size: Int { 32 }

  private final class Page {
    let index: Int
    @exclusivity(unchecked) var values: [Value?]
    @exclusivity(unchecked) var count = 0

    init(_ index: Int) {
      self.index = index
      values = Array(repeating: nil, count: NumberTable.size)
    }
  }

  subscript(_ number: Int) -> Value? {
    get { page(of: number)?.values[number & (Self.size - 1)] }
    set {
      guard let page = page(of: number) ?? (newValue == nil ? nil : newPage(of: number)) else {
        return
      }
      recent = page
      let place = number & (Self.size - 1)
      if page.values[place] != nil { page.count -= 1 }
      if newValue != nil { page.count += 1 }
      page.values[place] = newValue
      guard page.count == 0 else { return }
      pages[page.index] = nil
      recent = nil
    }
  }

  mutating func removeAll() {
    pages.removeAll()
    recent = nil
  }

  private func page(of number: Int) -> Page? {
    let index = number >> 5
    return recent?.index == index ? recent : pages[index]
  }

  private mutating func newPage(of number: Int) -> Page {
    let page = Page(number >> 5)
    pages[page.index] = page
    return page
  }
}

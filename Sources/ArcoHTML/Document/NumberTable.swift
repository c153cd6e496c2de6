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
    let values: UnsafeMutablePointer<Value?>
    @exclusivity(unchecked) var count = 0

    init(_ index: Int) {
      self.index = index
      values = .allocate(capacity: NumberTable.size)
      for place in 0..<NumberTable.size { (values + place).initialize(to: nil) }
    }

    deinit {
      if count > 0 { values.deinitialize(count: NumberTable.size) }
      values.deallocate()
    }
  }

  subscript(_ number: Int) -> Value? {
    get { page(of: number)?.values[number & (Self.size - 1)] }
    set {
      guard let page = page(of: number) ?? (newValue == nil ? nil : newPage(of: number)) else {
        return
      }
      recent = page
      let value = page.values + (number & (Self.size - 1))
      page.count += (newValue == nil ? 0 : 1) - (value.pointee == nil ? 0 : 1)
      value.pointee = newValue
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

/// Values by numbers that are given out in order and never again.
///
/// Neighbours are on one page, so most look-ups need no hash. A page without values is given back.
package struct NumberTable<Value> {
  private var pages: [Int: Page] = [:]
  /// The page that was written last.
  private var recent: Page?

  package init() {}

  private struct Entry {
    let number: Int
    /// Nil once it was taken out.
    var value: Value?
  }

  private final class Page {
    let index: Int
    /// In the order of their numbers.
    @exclusivity(unchecked) var entries = Store<Entry>()
    @exclusivity(unchecked) var count = 0
    /// The place behind the one that was found last: neighbours go together.
    @exclusivity(unchecked) private var next = 0

    init(_ index: Int) { self.index = index }

    deinit { entries.deallocate() }

    /// The place of the first entry whose number is not below.
    func place(of number: Int) -> Int {
      let place = has(number, at: next) ? next : search(number)
      next = place + 1
      return place
    }

    private func search(_ number: Int) -> Int {
      var low = 0
      var high = Int(entries.count)
      // Numbers ascend, so a new one is mostly behind all others.
      if high > 0, entries[high - 1].number < number { return high }
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].number < number { low = middle + 1 } else { high = middle }
      }
      return low
    }

    func has(_ number: Int, at place: Int) -> Bool {
      place < entries.count && entries[place].number == number
    }
  }

  package subscript(_ number: Int) -> Value? {
    get {
      guard let page = page(of: number) else { return nil }
      let place = page.place(of: number)
      return page.has(number, at: place) ? page.entries[place].value : nil
    }
    set {
      if let newValue { add(newValue, number) } else { remove(number) }
    }
  }

  mutating func removeAll() {
    pages.removeAll()
    recent = nil
  }

  private mutating func add(_ value: consuming Value, _ number: Int) {
    let page = page(of: number) ?? newPage(of: number)
    recent = page
    let place = page.place(of: number)
    if page.has(number, at: place) {
      if page.entries[place].value == nil { page.count += 1 }
      page.entries[place].value = value
    } else {
      page.entries.insert(Entry(number: number, value: value), at: place)
      page.count += 1
    }
  }

  /// Takes a value out, if it is one that the caller means.
  package mutating func remove(_ number: Int, where isMeant: (Value) -> Bool = { _ in true }) {
    guard let page = page(of: number) else { return }
    let place = page.place(of: number)
    guard page.has(number, at: place), let value = page.entries[place].value, isMeant(value)
    else { return }
    page.entries[place].value = nil
    page.count -= 1
    recent = page
    guard page.count == 0 else { return }
    pages[page.index] = nil
    recent = nil
  }

  /// 2^7 numbers are on a page.
  private func index(of number: Int) -> Int { number >> 7 }

  private func page(of number: Int) -> Page? {
    let index = index(of: number)
    return recent?.index == index ? recent : pages[index]
  }

  private mutating func newPage(of number: Int) -> Page {
    let page = Page(index(of: number))
    pages[page.index] = page
    return page
  }
}

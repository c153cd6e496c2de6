/// Values by numbers. Numbers are given out in ascending order, and never twice.
///
/// Adjacent numbers are on one page, so most look-ups need no hash. The table keeps one empty page, and
/// uses it as its next page. So values that replace removed values take no memory, whatever their numbers
/// are.
package struct NumberTable<Value> {
  /// All pages with values but the one that was written last; each is a `Page`.
  private var pages: [Int: Numbered] = [:]
  /// The page that was written last. It is not in the dictionary, so that its values are added and
  /// removed without a hash.
  private var recent: Page?
  /// A page without values that is not among `pages`.
  private var spare: Page?
  /// How many pages were made; for tests of what numbers that come and go cost.
  package private(set) var pagesMade = 0

  package init() {}

  /// For how many values the page that was written last has room; for tests, as above.
  package var room: Int { Int(recent?.entries.capacity ?? 0) }

  private struct Entry {
    let number: Int
    /// Nil once it was taken out.
    var value: Value?
  }

  private final class Page: Numbered {
    @exclusivity(unchecked) var index: Int
    /// In the order of their numbers.
    @exclusivity(unchecked) var entries = UnsafeArray<Entry>()
    @exclusivity(unchecked) var count = 0
    /// The place that was found last: neighbours go together.
    @exclusivity(unchecked) private var last = 0

    /// Makes a page with room for so many.
    init(_ index: Int, room: Int) {
      self.index = index
      entries.reserve(room)
    }

    deinit {
      if count == 0 { entries.count = 0 }
      entries.deallocate()
    }

    /// The place of the first entry whose number is not below.
    func place(of number: Int) -> Int {
      if !has(number, at: last) { last = has(number, at: last + 1) ? last + 1 : search(number) }
      return last
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

    /// Adds a value behind all others; false if its number is not behind theirs.
    @inline(__always)
    func append(_ value: Value, _ number: Int) -> Bool {
      let end = Int(entries.count)
      guard end == 0 || entries[end - 1].number < number else { return false }
      _ = entries.add(Entry(number: number, value: value))
      count += 1
      return true
    }

    /// Takes a value out.
    func remove(at place: Int) {
      entries[place].value = nil
      count -= 1
    }

    /// Takes the values of neighbours out.
    func remove(_ numbers: Range<Int>) {
      var place = place(of: numbers.lowerBound)
      while place < entries.count, entries[place].number < numbers.upperBound {
        if entries[place].value != nil { remove(at: place) }
        last = place
        place += 1
      }
    }

    /// Begins anew for other numbers; it has no values.
    func restart(_ index: Int) {
      self.index = index
      last = 0
      entries.count = 0
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

  /// The value of a number, or of the last one before it that is on the same page.
  package func last(upTo number: Int) -> Value? {
    guard let page = page(of: number) else { return nil }
    let place = page.place(of: number)
    if page.has(number, at: place) { return page.entries[place].value }
    return place > 0 ? page.entries[place - 1].value : nil
  }

  /// Whether two numbers are on one page.
  package func areTogether(_ one: Int, _ other: Int) -> Bool { index(of: one) == index(of: other) }

  mutating func removeAll() {
    pages.removeAll()
    (recent, spare) = (nil, nil)
  }

  @inline(__always)
  package mutating func add(_ value: Value, _ number: Int) {
    let isAdded = uncountedRecent?._withUnsafeGuaranteedRef {
      $0.index == index(of: number) && $0.append(value, number)
    }
    if isAdded != true { insert(value, number) }
  }

  /// The page that was written last, which the table holds.
  @inline(__always)
  private var uncountedRecent: Unmanaged<Page>? {
    guard let recent else { return nil }
    return Unmanaged.passUnretained(recent)
  }

  @inline(never)
  private mutating func insert(_ value: Value, _ number: Int) {
    let page = turn(to: number) ?? newPage(of: number)
    if page.append(value, number) { return }
    let place = page.place(of: number)
    if page.has(number, at: place) {
      if page.entries[place].value == nil { page.count += 1 }
      page.entries[place].value = value
    } else {
      page.entries.insert(Entry(number: number, value: value), at: place)
      page.count += 1
    }
  }

  /// Takes a value out.
  package mutating func remove(_ number: Int) {
    guard let page = turn(to: number) else { return }
    let place = page.place(of: number)
    if page.has(number, at: place), page.entries[place].value != nil { page.remove(at: place) }
  }

  /// Takes the values of neighbours out.
  package mutating func remove(_ numbers: Range<Int>) {
    var numbers = numbers
    while let first = numbers.first {
      let end = min(numbers.upperBound, (index(of: first) + 1) << 7)
      turn(to: first)?.remove(first..<end)
      numbers = end..<numbers.upperBound
    }
  }

  /// 2^7 numbers are on a page.
  private func index(of number: Int) -> Int { number >> 7 }

  private func page(of number: Int) -> Page? {
    let index = index(of: number)
    if let recent, recent.index == index { return recent }
    return known(index)
  }

  private func known(_ index: Int) -> Page? {
    pages[index].map { unsafeDowncast($0, to: Page.self) }
  }

  /// Finds a page that is about to be written.
  private mutating func turn(to number: Int) -> Page? {
    let index = index(of: number)
    if let recent, recent.index == index { return recent }
    guard let page = known(index) else { return nil }
    pages[index] = nil
    leaveRecent()
    recent = page
    return page
  }

  /// Puts the page that was written last among the others, or keeps it for other numbers if it has no values.
  private mutating func leaveRecent() {
    guard let recent else { return }
    if recent.count == 0 { spare = recent } else { pages[recent.index] = recent }
  }

  private mutating func newPage(of number: Int) -> Page {
    let index = index(of: number)
    if let recent, recent.count == 0 {
      recent.restart(index)
      return recent
    }
    let page: Page
    if let spare {
      page = spare
      page.restart(index)
      self.spare = nil
    } else {
      // Rows of a list have as many on each page, so it is filled without growing.
      page = Page(index, room: recent?.count ?? 0)
      pagesMade += 1
    }
    leaveRecent()
    recent = page
    return page
  }
}

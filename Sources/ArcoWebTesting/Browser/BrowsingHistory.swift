import ArcoHTML

/// The entries of a browser's history that belong to one page.
struct BrowsingHistory {
  /// The addresses, oldest first; none where the page does not follow its address.
  private(set) var entries: [String] = []
  /// Which of them is shown.
  private(set) var index = 0
  /// The entry that the browser came from by a step that the page has not answered yet.
  private var origin: Int?
  /// The address that the browser was told to load, away from the page.
  private(set) var loaded: String?

  init() {}

  /// Begins with an address.
  init(at address: String) { entries = [address] }

  var address: String? { entries.isEmpty ? nil : entries[index] }

  /// Steps back or forward, as the browser does before it tells the page. Returns the address there;
  /// nil where there is none.
  mutating func step(by distance: Int) -> String? {
    guard entries.indices.contains(index + distance) else { return nil }
    origin = index
    index += distance
    return entries[index]
  }

  /// Does what the page says; false where it does not fit.
  mutating func follow(_ step: AddressStep, to address: String) -> Bool {
    if step == .load {
      loaded = address
      return true
    }
    guard !entries.isEmpty else { return false }
    switch step {
    case .push:
      entries.removeSubrange((index + 1)...)
      entries.append(address)
      index += 1
    case .replace, .arrive:
      entries[index] = address
    case .turnBack:
      guard let origin else { return false }
      index = origin
    case .load: break
    }
    origin = nil
    return true
  }
}

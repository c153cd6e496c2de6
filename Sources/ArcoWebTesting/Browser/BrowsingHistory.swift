import ArcoHTML

/// The entries of the browser's history that belong to one page.
struct BrowsingHistory {
  /// The addresses, oldest first; empty for a page without navigation.
  private(set) var entries: [String] = []
  /// The index of the current entry.
  private(set) var index = 0
  /// The index before a step that the page has not answered yet.
  private var origin: Int?
  /// The address outside of the page that the browser was told to load.
  private(set) var loaded: String?

  init() {}

  /// Begins with one entry.
  init(at address: String) { entries = [address] }

  var address: String? { entries.isEmpty ? nil : entries[index] }

  /// Steps back or forward, as a browser does before it reports the step. Returns the new address;
  /// nil if there is no entry.
  mutating func step(by distance: Int) -> String? {
    guard entries.indices.contains(index + distance) else { return nil }
    origin = index
    index += distance
    return entries[index]
  }

  /// Carries out the page's answer; false if it does not fit.
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

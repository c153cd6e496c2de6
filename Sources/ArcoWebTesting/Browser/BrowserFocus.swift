import ArcoHTML

/// The focus, and how the client script passes it on when the focused element is removed.
///
/// The rules are those of `Client/focus.js`. During a patch, this records new elements that ask for
/// the focus, and candidates for the focus of a removed element. At the end of the patch the focus
/// moves.
final class BrowserFocus {
  /// The focused element; nil for none.
  private(set) var owner: BrowserNode?
  /// For each inserted subtree whose field took the focus: the element that had the focus before.
  private var openers: [Int: BrowserNode] = [:]
  /// The field of an inserted subtree that gets the focus, and the subtree's top element.
  private var wanted: (field: BrowserNode, top: BrowserNode)?
  /// The removed focus with the elements around it, from the inside, each with its candidates.
  private var left: [(at: BrowserNode, heirs: [BrowserNode])]?

  /// Gives the focus to an element, as a user does.
  func move(to node: BrowserNode?) { owner = node }

  /// Renumbers the recorded elements.
  ///
  /// - Parameter number: the new number of an element by its former number; nil if the element is
  ///   gone.
  func rename(_ number: (Int) -> Int?) {
    var renamed: [Int: BrowserNode] = [:]
    for (former, opener) in openers {
      if let now = number(former) { renamed[now] = opener }
    }
    openers = renamed
  }

  func beginPatch() {
    wanted = nil
    left = nil
  }

  func arrived(_ top: BrowserNode) {
    guard wanted?.top !== top, let field = top.firstInside({ $0.has("autofocus") }) else { return }
    wanted = (field, top)
  }

  /// Records the candidates, if the focus is within a node that is about to be removed.
  func bequeath(_ gone: BrowserNode, in browser: Browser) {
    guard left == nil, let owner, let last = path(to: owner, in: browser) else { return }
    guard last.contains(where: { $0 === gone }) else { return }
    var found: [(at: BrowserNode, heirs: [BrowserNode])] = []
    var path: [Int] = []
    for at in last {
      let rows = (browser[at.parent]?.children ?? []).filter { !$0.isText }
      let place = rows.firstIndex { $0 === at } ?? 0
      let near = path.isEmpty ? [] : rows[(place + 1)...] + rows[..<place].reversed()
      let twins = near.filter { $0.kind == at.kind }.compactMap { row in
        path.reduce(row as BrowserNode?) { node, place in node?.element(at: place) }
      }
      let heirs = twins.filter { $0.kind == owner.kind }
      found.append((at, heirs + [openers[at.number]].compactMap { $0 }))
      path.insert(place, at: 0)
    }
    left = found
  }

  /// Gives the focus to the field that the patch brought, or to a candidate if the focused element
  /// is gone.
  func endPatch(in browser: Browser) {
    if let wanted {
      openers[wanted.top.number] = owner
      if browser.isFocusable(wanted.field) { owner = wanted.field }
    } else if let left {
      owner = heir(of: left, in: browser)
    }
  }

  private func heir(
    of left: [(at: BrowserNode, heirs: [BrowserNode])], in browser: Browser
  ) -> BrowserNode? {
    for (at, heirs) in left where browser[at.number] !== at {
      if let heir = heirs.first(where: { browser.isFocusable($0) }) { return heir }
    }
    // An element around it gets the focus until it loses it. Not a live region: a screen reader
    // would read it out.
    return left.map(\.at).first { browser[$0.number] === $0 && !$0.isLiveRegion }
  }

  /// An element and the elements around it, from the inside to the container; nil if the element is
  /// gone.
  private func path(to node: BrowserNode, in browser: Browser) -> [BrowserNode]? {
    browser[node.number] === node ? [node] + browser.around(node) : nil
  }
}

extension Browser {
  /// Whether an element is on the page and can take the focus by itself.
  func isFocusable(_ node: BrowserNode) -> Bool {
    guard self[node.number] === node, !isDisabled(node), isVisible(node) else { return false }
    return node.isActive || node.isEntry || node.isA("select") || node.has("tabindex")
  }

  func isVisible(_ node: BrowserNode) -> Bool {
    let path = [node] + around(node)
    return !zip(path, path.dropFirst() + [root]).contains { $0.isHidden(in: $1) }
  }
}

extension BrowserNode {
  /// A description that is equal for controls that do the same in different rows.
  fileprivate var kind: String {
    "\(tag) \(attribute("type") ?? "") \(attribute("data-on") ?? "")"
  }

  fileprivate func element(at place: Int) -> BrowserNode? {
    let elements = children.filter { !$0.isText }
    return elements.indices.contains(place) ? elements[place] : nil
  }

  fileprivate func firstInside(_ isMeant: (BrowserNode) -> Bool) -> BrowserNode? {
    if isMeant(self) { return self }
    for child in children {
      if let found = child.firstInside(isMeant) { return found }
    }
    return nil
  }

  fileprivate var isLiveRegion: Bool {
    isA("output") || has("aria-live") || has("role", "status", "alert")
  }
}

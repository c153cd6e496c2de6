import Foundation

extension Screen {
  /// The texts on the screen, and what its controls show, in order.
  public var texts: [String] { shown.compactMap { $0.text } }

  /// Taps a button; false if there is none that can be tapped.
  ///
  /// In a row of a list, a tap goes to the row: all its buttons act, unless their style is plain or
  /// borderless.
  /// - Parameters:
  ///   - text: a text in the button's row, if several rows have such a button.
  ///   - taps: the number of taps before the screen changes.
  @discardableResult
  public func press(_ label: String, inRowShowing text: String? = nil, taps: Int = 1) -> Bool {
    let shown = shown
    let rows = shown.filter { $0.text == text }.compactMap { $0.row }
    let button = shown.first {
      $0.canAct && $0.name == label && (text == nil || $0.row.map(rows.contains) ?? false)
    }
    guard let button else { return false }
    let isRowTap = button.row != nil && !button.hasPlainButtons
    let hit = shown.filter { $0.row == button.row && $0.canAct && !$0.hasPlainButtons }
    let actions = (isRowTap ? hit : [button]).compactMap { $0.action }
    if let presentation = button.presentation, presentation.kind == .alert {
      let dismiss = { presentation.dismiss() }
      for act in order == .actionFirst ? actions + [dismiss] : [dismiss] + actions { act() }
    } else {
      for _ in 1...taps { for act in actions { act() } }
    }
    settle()
    return true
  }

  /// Types at the end of a field, one letter in each frame.
  ///
  /// After a letter, the field shows the typed text. If its body runs for that, it shows the value
  /// of its binding, which may lack the letter.
  public func type(_ text: String, into label: String) {
    for letter in text {
      guard let field = field(label) else { return }
      field.put(field.shown + String(letter))
      settle()
    }
  }

  /// Types into the search field, one letter in each frame.
  public func search(for text: String) {
    for letter in text {
      let bindings = shown.lazy.compactMap { shown in
        shown.last { if case .search(let binding) = $0 { binding } else { nil } }
      }
      guard let field = bindings.first else { return }
      field.wrappedValue += String(letter)
      settle()
    }
  }

  /// Returns the text that a field shows.
  public func text(of label: String) -> String? { field(label)?.shown }

  /// Returns the number that a slider or a stepper shows.
  public func number(_ index: Int = 0) -> Double? { numbers.dropFirst(index).first?.shown }

  /// Returns the controls on the screen that have no accessibility identifier.
  public var unidentified: [String] {
    shown.filter {
      $0.isControl && $0.last { if case .identifier(let name) = $0 { name } else { nil } } == nil
    }
    .map { $0.name ?? "a control without a name" }
  }

  /// Whether a field has the focus. With a presentation, a field behind it may have one, too.
  public func hasFocus(_ label: String) -> Bool {
    shown.contains { $0.name == label && $0.focus?.isFocused() ?? false }
  }

  /// Moves a slider.
  public func setNumber(_ value: Double, _ index: Int = 0) {
    numbers.dropFirst(index).first?.put(value)
    settle()
  }

  /// Dismisses the newest presentation: swipes it down, presses beside it, or goes back from a
  /// pushed screen.
  ///
  /// - Parameter animation: that of the transaction with which SwiftUI writes to the binding.
  public func dismiss(_ animation: Animation? = nil) {
    let transaction = animation.map { Transaction(animation: $0) } ?? Transaction()
    shown.last { $0.presentation != nil }?.presentation?.dismiss(transaction)
    settle()
  }

  /// Swipes back from the screen that was pushed last.
  public func goBack() {
    stacks.last?.pop()
    settle()
  }

  /// Goes back several screens at once, from the menu of the back button.
  ///
  /// - Parameter count: the number of pushed screens that stay.
  public func goBack(to count: Int) {
    stacks.last?.pop(to: count)
    settle()
  }

  private var stacks: [StackPath] {
    shown.compactMap {
      $0.changes.lazy.compactMap { if case .stack(let stack) = $0 { stack } else { nil } }.first
    }
  }

  /// Deletes the row that shows a text; false if it cannot be deleted.
  ///
  /// A row with swipe actions has no Delete action: "SwiftUI synthesizes a Delete action for a
  /// `ForEach` with `onDelete` … but not if you use this modifier" (Apple,
  /// `swipeActions(edge:allowsFullSwipe:content:)`).
  @discardableResult
  public func deleteRow(showing text: String) -> Bool {
    let shown = shown
    guard let place = shown.first(where: { $0.text == text })?.row,
      let row = shown.first(where: { $0.leaf.place == place }),
      row.last({ if case .swipe = $0 { true } else { nil } }) == nil,
      let delete = row.last({
        if case .delete(let set, let action) = $0 { (set, action) } else { nil }
      })
    else { return false }
    delete.1(delete.0)
    settle()
    return true
  }

  /// Drags the row that shows a text before the one at a position; false if it cannot be moved.
  @discardableResult
  public func moveRow(showing text: String, to destination: Int) -> Bool {
    let shown = shown
    guard let place = shown.first(where: { $0.text == text })?.row,
      let row = shown.first(where: { $0.leaf.place == place }),
      let move = row.last({ if case .move(let set, let action) = $0 { (set, action) } else { nil } }
      )
    else { return false }
    move.1(move.0, destination)
    settle()
    return true
  }

  /// Selects the row of a list that shows a text; false if there is none that can be selected.
  @discardableResult
  public func select(_ text: String) -> Bool {
    let shown = shown
    guard let place = shown.first(where: { $0.text == text })?.row,
      let row = shown.first(where: { $0.leaf.place == place }),
      let tag = row.last({ if case .tag(let tag) = $0 { tag } else { nil } }),
      let select = row.last({ if case .selection(let select) = $0 { select } else { nil } })
    else { return false }
    select(tag)
    settle()
    return true
  }

  /// Leaves the fields, so that no view has the focus.
  public func leaveFields() {
    for shown in shown where shown.focus?.isFocused() ?? false { shown.focus?.clear() }
    settle()
  }

  /// Taps a field, which gets the focus. For a moment, no view has the focus. (On a Mac the field
  /// editor moves from one field to the other.)
  public func focus(_ label: String) {
    leaveFields()
    let field = shown.first { $0.name == label && $0.focus != nil }
    field?.focus?.set()
    settle()
  }

  /// Leaves the app, and comes back to it.
  public func leaveApp() {
    for phase in [ScenePhase.inactive, .background, .active] {
      ScenePhase.device.current = phase
      settle()
    }
  }

  /// Turns the device. Only views that read its size run again.
  public func resize(width: Double) {
    GeometryProxy.screen.current.width = width
    settle()
  }

  /// The name of the field with the focus; nil for none.
  public var focused: String? { shown.first { $0.focus?.isFocused() ?? false }?.name }

  /// Pulls to refresh, and returns when the action is over.
  public func refresh() async {
    for shown in shown {
      let action: (() async -> Void)? = shown.last {
        if case .refresh(let action) = $0 { action } else { nil }
      }
      guard let action else { continue }
      await action()
      return settle()
    }
  }

  /// The titles of the tabs.
  public var tabs: [String] {
    shown.compactMap { shown in
      shown.last {
        if case .tabItem(let label) = $0 {
          label.lazy.compactMap { $0.firstText }.first
        } else {
          nil
        }
      }
    }
  }

  /// Taps a switch.
  public func toggle(_ label: String) {
    for case .toggle(label, let display) in shown.map(\.leaf.kind) {
      display.put(!display.shown)
      return settle()
    }
  }

  func field(_ label: String) -> Display<String>? {
    for shown in shown {
      if case .field(let title, let display) = shown.leaf.kind, shown.name ?? title == label,
        !shown.isDisabled
      {
        return display
      }
    }
    return nil
  }

  private var numbers: [Display<Double>] {
    shown.compactMap { if case .number(let display) = $0.leaf.kind { display } else { nil } }
  }
}

extension Shown {
  var focus: (isFocused: () -> Bool, set: () -> Void, clear: () -> Void)? {
    last {
      if case .focus(let isFocused, let set, let clear) = $0 {
        (isFocused, set, clear)
      } else {
        nil
      }
    }
  }

  var isControl: Bool {
    switch leaf.kind {
    case .button, .field, .toggle, .number, .choice: true
    case .text, .container: false
    }
  }

  /// Whether the element is a button that can be tapped.
  var canAct: Bool { action != nil && !isDisabled && !isCovered }

  /// Whether a screen of the stack covers the element, even if the screen is blank.
  private var isCovered: Bool {
    last { if case .stack(let stack) = $0, !stack.values.isEmpty { true } else { nil } } ?? false
  }

  var isDisabled: Bool { last { if case .disabled = $0 { true } else { nil } } ?? false }

  var action: (() -> Void)? {
    if case .button(_, let action) = leaf.kind { { action() } } else { nil }
  }

  var hasPlainButtons: Bool {
    last { if case .buttonStyle(let isPlain) = $0 { isPlain } else { nil } } ?? false
  }

  /// The name of the element: its label, title or accessibility label.
  var name: String? {
    if let label = last({ if case .label(let label) = $0 { label } else { nil } }) { return label }
    switch leaf.kind {
    case .button(let label, _): return label.lazy.compactMap { $0.firstText }.first
    case .toggle(let title, _), .choice(let title, _, _), .field(let title, _): return title
    case .text, .number, .container: return nil
    }
  }

  var text: String? {
    switch leaf.kind {
    case .text(let text): text
    case .field(_, let display): display.shown
    case .toggle(let title, let display): "\(title): \(display.shown)"
    case .number(let display): "\(display.shown)"
    case .button: name.map { "[\($0)]" }
    case .choice, .container: nil
    }
  }
}

extension Element {
  @MainActor var firstText: String? {
    switch self {
    case .leaf(let leaf): if case .text(let text) = leaf.kind { text } else { nil }
    case .body(let node): node.elements.lazy.compactMap { $0.firstText }.first
    case .changed(_, let elements): elements.lazy.compactMap { $0.firstText }.first
    }
  }
}

package import ArcoHTML

/// Something that a person can do on a page: one gesture, with what is put into fields before it.
package struct PageOffer: Hashable, Sendable {
  /// The gesture.
  package enum Gesture: Hashable, Sendable {
    case click
    case doubleClick
    case fill(String)
    case check
    case uncheck
    case choose(String)
    case press(String)
    case focus
    case blur
    /// Fields are filled, and then a form is submitted.
    case submit([Entry])
    /// In words: what is done to the control, and where.
    case point(String, String)
    case paste(String)
    case drop(String)
  }

  /// What is put into a field of a form before that is submitted.
  package struct Entry: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case text(String)
      case option(String)
      case tick(Bool)
    }

    package let field: String
    package let content: Content
  }

  package let gesture: Gesture
  /// What the control is called.
  package let name: String
  /// How many controls for this gesture that are called so come before it.
  package let ordinal: Int
}

/// A gesture and the nodes that it is made on.
struct PageAct {
  enum Act {
    case click
    case doubleClick
    case fill(String)
    case toggle
    case choose(BrowserNode)
    case press(HTML.Key)
    case focus
    case blur
    case submit([(field: BrowserNode, content: PageOffer.Entry.Content)])
    case point(PagePointing)
  }

  let node: BrowserNode
  let act: Act
}

/// A gesture on a page that was looked through before: nodes are where they were then.
///
/// It fits every page with the same markup.
package struct PagePlan: Sendable {
  enum Act: Sendable {
    case click
    case doubleClick
    case fill(String)
    case toggle
    case choose([Int])
    case press(HTML.Key)
    case focus
    case blur
    case submit([(field: [Int], content: PageOffer.Entry.Content)])
    case point(PagePointing)
  }

  /// The way down to the node, by indices of children.
  let node: [Int]
  let act: Act
  /// The one event that the gesture is; nil where it is more, or the browser does something itself.
  let event: PlannedEvent?
}

/// An event of an element that was found before: where it is, what happens, and with which data.
struct PlannedEvent: Sendable {
  let owner: [Int]
  let kind: EventKind
  let payload: EventPayload
}

/// What can be put into the fields of a page.
package struct PageSamples: Sendable {
  /// Texts by what a field is called.
  package var texts: [String: [String]] = [:]
  /// Texts by the type of a field.
  package var types: [String: [String]] = [:]
  /// Texts for any other field.
  package var others: [String]
  /// Keys for who listens to any.
  package var keys: [String]
  /// Where a pointer is on elements, and how large these are; nil for what the markup says.
  package var places: [HTML.Point]?
  package var size: HTML.Size?

  package init(others: [String], keys: [String]) {
    self.others = others
    self.keys = keys
  }
}

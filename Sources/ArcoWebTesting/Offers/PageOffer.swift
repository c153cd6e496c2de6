package import ArcoHTML

/// A gesture that a person can make on a page, with the entries that are put into fields before it.
package struct PageOffer: Hashable, Sendable {
  /// The gesture.
  package enum Gesture: Hashable, Sendable {
    case click
    case doubleClick
    case fill(String)
    /// A text is put into a field, and the field is not left.
    case write(String)
    case check
    case uncheck
    case choose(String)
    case press(String)
    case focus
    case blur
    /// The entries are put into the fields, and then the form is submitted.
    case submit([Entry])
    /// A gesture of a pointer, in words: what is done, and where.
    case point(String, String)
    case paste(String)
    case drop(String)
  }

  /// An entry for a field of a form, made before the form is submitted.
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
  /// The accessible name of the control.
  package let name: String
  /// The number of earlier controls with the same gesture and name.
  package let ordinal: Int
}

/// A gesture and the nodes that it is made on.
struct PageAct {
  enum Act {
    case click
    case doubleClick
    case fill(String)
    case write(String)
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

/// A gesture that was found on a page, with its nodes as paths from the root.
///
/// A plan can be performed on every page with the same markup.
package struct PagePlan: Sendable {
  enum Act: Sendable {
    case click
    case doubleClick
    case fill(String)
    case write(String)
    case toggle
    case choose([Int])
    case press(HTML.Key)
    case focus
    case blur
    case submit([(field: [Int], content: PageOffer.Entry.Content)])
    case point(PagePointing)
  }

  /// The path from the root to the node, by indices of children.
  let node: [Int]
  let act: Act
  /// The gesture's event, if it makes exactly one; nil if it makes several, or the browser itself
  /// reacts.
  let event: PlannedEvent?
}

/// An event of an element that was found before: the element's path, the kind and the data.
struct PlannedEvent: Sendable {
  let owner: [Int]
  let kind: EventKind
  let payload: EventPayload
}

/// Sample values for the fields of a page.
package struct PageSamples: Sendable {
  /// Texts by the name of a field.
  package var texts: [String: [String]] = [:]
  /// Texts by the type of a field.
  package var types: [String: [String]] = [:]
  /// Texts for all other fields.
  package var others: [String]
  /// Keys for listeners that listen to all keys.
  package var keys: [String]
  /// Positions of a pointer on elements, and the elements' size. Nil for values from the markup.
  package var places: [HTML.Point]?
  package var size: HTML.Size?

  package init(others: [String], keys: [String]) {
    self.others = others
    self.keys = keys
  }
}

import ArcoHTML

/// A place of a form that a person fills in and that nobody listens to: a field, or a group of radio
/// buttons.
struct FormSlot {
  typealias Content = [(field: BrowserNode, content: PageOffer.Entry.Content)]

  let name: String
  /// The contents that a person can put in, each as entries of fields.
  let contents: [Content]
  /// The contents with which a browser submits the form.
  let valid: [Content]
}

extension FormSlot {
  /// The ways to fill in a form.
  struct Fillings {
    var all: [Content] = []
    /// What is left out, in words; nil for nothing.
    var leftOut: String?
  }

  /// All combinations of the slots' valid contents. If there are more than 16: each slot's contents
  /// with the first valid contents of the other slots.
  static func fillings(_ slots: [FormSlot]) -> Fillings {
    if slots.contains(where: { $0.contents.isEmpty }) { return Fillings() }
    if let slot = slots.first(where: { $0.valid.isEmpty }) {
      return Fillings(leftOut: "no sample fits \"\(slot.name)\"")
    }
    let count = slots.reduce(1) { product, slot in
      let (product, isMuch) = product.multipliedReportingOverflow(by: slot.valid.count)
      return isMuch ? .max : product
    }
    if count <= 16 {
      let all = slots.reduce([[]]) { all, slot in
        all.flatMap { some in slot.valid.map { some + $0 } }
      }
      return Fillings(all: all)
    }
    let first = slots.map { $0.valid[0] }
    var all = [first.flatMap { $0 }]
    for (place, slot) in slots.enumerated() {
      for content in slot.valid.dropFirst() {
        var other = first
        other[place] = content
        all.append(other.flatMap { $0 })
      }
    }
    return Fillings(all: all, leftOut: "there are \(count) combinations")
  }
}

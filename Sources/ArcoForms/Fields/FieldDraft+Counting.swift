#if !hasFeature(Embedded)
  import ArcoCore

  // Each call for the focus counts up, so that the view hears of the next one.
  extension FieldDraft: CountingForViews {
    package static var countersOfViews: [String] { ["calls"] }
  }

  extension FormState: CountingForViews {
    package static var countersOfViews: [String] { ["returns"] }
  }
#endif

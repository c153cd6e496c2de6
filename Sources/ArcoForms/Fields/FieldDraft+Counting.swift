#if !hasFeature(Embedded)
  import ArcoCore

  // Each call for the focus counts up, so that the view hears of the next one. So does each question, so that
  // its effect is a new one.
  extension FieldDraft: CountingForViews {
    package static var countersOfViews: [String] { ["calls", "questions"] }
  }

  extension FormState: CountingForViews {
    package static var countersOfViews: [String] { ["returns"] }
  }
#endif

#if !hasFeature(Embedded)
  import ArcoCore

  // `calls` counts the calls for the focus, so that a view hears of a second call. `questions` counts the questions, so
  // that a second question starts another effect.
  extension FieldDraft: CountingForViews {
    package static var countersOfViews: [String] { ["calls", "questions"] }
  }

  extension FormState: CountingForViews {
    package static var countersOfViews: [String] { ["returns"] }
  }
#endif

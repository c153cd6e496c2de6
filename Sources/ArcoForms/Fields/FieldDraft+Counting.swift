#if !hasFeature(Embedded)
  import ArcoCore

  // `calls` counts the requests for the focus, so that a view notices a second request. `questions`
  // counts the asynchronous checks, so that a second check starts another effect.
  extension FieldDraft: CountingForViews {
    package static var countersOfViews: [String] { ["calls", "questions"] }
  }

  // `run` is the number of a submission.
  extension FormState: CountingForViews {
    package static var countersOfViews: [String] { ["returns", "run"] }
  }
#endif

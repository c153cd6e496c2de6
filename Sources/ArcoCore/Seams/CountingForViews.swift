#if !hasFeature(Embedded)
  /// A state with counters for views: when a counter grows, a view repeats an action such as taking
  /// the focus.
  ///
  /// A comparison of states ignores these counters: states that differ only in them behave alike.
  package protocol CountingForViews {
    /// The names of the stored properties that are such numbers.
    static var countersOfViews: [String] { get }
  }
#endif

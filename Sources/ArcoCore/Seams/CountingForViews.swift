#if !hasFeature(Embedded)
  /// A state with numbers that grow so that a view does something once more, such as taking the focus.
  ///
  /// Who tells states apart leaves these numbers out: states that differ in nothing else go on alike.
  package protocol CountingForViews {
    /// The names of the stored properties that are such numbers.
    static var countersOfViews: [String] { get }
  }
#endif

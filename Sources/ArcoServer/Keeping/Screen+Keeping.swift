#if Server
  extension Screen {
    /// What a site with a store keeps of a screen's pages, so that the pages come back as they were after a crash, a
    /// kill or a deploy.
    ///
    /// - State, Input: those of the component that the screen runs.
    ///
    ///     let screen = Screen(coffee(), state: Brew(), keeping: .inputs(as: "coffee"))
    ///
    /// A site without a store keeps nothing, whatever its screens say. A site with a store logs once, at the first
    /// request of a route, that the route's screen keeps nothing.
    public struct Keeping<State, Input: Sendable>: Sendable {
      @usableFromInline
      let format: KeptFormat<State, Input>?

      /// Keeps nothing: the pages live in the memory of their process.
      public static var nothing: Keeping { Keeping(format: nil) }

      /// Keeps each input, and a snapshot of the state now and then.
      ///
      /// Costs fewer bytes than ``states(as:version:)``. The inputs since the last snapshot are applied again when a page
      /// comes back after a kill. So their effect on the state has to follow from the state and the input alone: no
      /// time, no chance, no order of a set. A page whose inputs lead elsewhere comes back with its last snapshot, and
      /// tells its user.
      ///
      /// - Parameters:
      ///   - name: what the pages are kept as; unique among the screens of one route. Another name starts them anew.
      ///   - version: of the state and the inputs; 1 by default. What was kept of another version is not read. A
      ///     `VersionedState` lists its versions itself, and this number is ignored.
      public static func inputs(as name: String, version: Int = 1) -> Keeping
      where State: Codable & SendableMetatype, Input: Codable {
        Keeping(format: KeptFormat(name, version, steps: StepCoding()))
      }

      /// Keeps the state whenever something happened.
      ///
      /// For inputs that cannot be written, or whose effect does not follow from the state alone. Nothing is lost if a
      /// crash is followed by a deploy. An effect whose server ended says nothing of it.
      ///
      /// - Parameters:
      ///   - name: what the pages are kept as; unique among the screens of one route. Another name starts them anew.
      ///   - version: of the state; 1 by default. What was kept of another version is not read. A `VersionedState` lists
      ///     its versions itself, and this number is ignored.
      public static func states(as name: String, version: Int = 1) -> Keeping
      where State: Codable & SendableMetatype {
        Keeping(format: KeptFormat(name, version, steps: nil))
      }
    }
  }
#endif

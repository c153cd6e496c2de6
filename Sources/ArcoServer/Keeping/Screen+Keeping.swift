#if Server
  extension Screen {
    /// The part of a screen's pages that a site with a store keeps, so that the pages are restored after a crash, a kill
    /// or a deploy.
    ///
    /// - State, Input: the types of the component that the screen runs.
    ///
    ///     let screen = Screen(coffee(), state: Brew(), keeping: .inputs(as: "coffee"))
    ///
    /// A site without a store keeps nothing, whatever its screens say. A site with a store logs each route whose screen
    /// keeps nothing, once, at the first request of the route.
    public struct Keeping<State, Input: Sendable>: Sendable {
      @usableFromInline
      let format: KeptFormat<State, Input>?

      /// Keeps nothing: the pages live in the memory of the process, and end with it.
      public static var nothing: Keeping { Keeping(format: nil) }

      /// Keeps each input, and a snapshot of the state now and then.
      ///
      /// Writes fewer bytes than ``states(as:version:)``. When a page is restored, the inputs since the last snapshot are
      /// applied again. So the new state must depend on the state and the input only: no clock, no random numbers, no
      /// order of a set. If the inputs lead to another state than before, the page is restored from its last snapshot,
      /// and tells its user.
      ///
      /// - Parameters:
      ///   - name: the name of the kept pages; unique among the screens of one route. With another name, pages start
      ///     again.
      ///   - version: the version of the state and the inputs; 1 by default. A state of another version is not read. A
      ///     `VersionedState` lists its versions itself, and ignores this number.
      public static func inputs(as name: String, version: Int = 1) -> Keeping
      where State: Codable & SendableMetatype, Input: Codable {
        Keeping(format: KeptFormat(name, version, steps: StepCoding()))
      }

      /// Keeps the whole state after each change.
      ///
      /// For inputs that cannot be encoded, or whose effect does not depend on the state and the input only. Nothing is
      /// lost if another build restores the page. An effect that was interrupted by the end of the server reports
      /// nothing.
      ///
      /// - Parameters:
      ///   - name: the name of the kept pages; unique among the screens of one route. With another name, pages start
      ///     again.
      ///   - version: the version of the state; 1 by default. A state of another version is not read. A `VersionedState`
      ///     lists its versions itself, and ignores this number.
      public static func states(as name: String, version: Int = 1) -> Keeping
      where State: Codable & SendableMetatype {
        Keeping(format: KeptFormat(name, version, steps: nil))
      }
    }
  }
#endif

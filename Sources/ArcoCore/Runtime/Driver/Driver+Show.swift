extension Driver {
  /// Shows the driver's component with a face. Called by hosts.
  ///
  /// - Parameter onChange: receives the changes of each send that the host has to show, parents
  ///   first, in the owner's isolation. A driver that is released elsewhere stops in its owner's
  ///   next turn, and may call `onChange` until then. So capture the host as `weak`, not as
  ///   `unowned`.
  /// - Returns: the slot with the root's instance.
  /// - Precondition: the driver has not been shown before.
  @inlinable
  public func show<Content>(
    _ face: Face<State, Input, Content>,
    onChange: @escaping ([Slot<Content>.Change]) -> Void
  ) -> Slot<Content> {
    show(face, around: nil, onChange: onChange)
  }

  /// Shows the driver's component, for a host that has to surround the running of views with code.
  ///
  /// - Parameter around: runs its argument once. The argument handles a send, with its views and
  ///   `onChange`.
  // Inlined, so that the stage is specialised for the host's content.
  @inline(__always)
  @inlinable
  package func show<Content>(
    _ face: Face<State, Input, Content>,
    around: ((() -> Void) -> Void)?,
    onChange: @escaping ([Slot<Content>.Change]) -> Void
  ) -> Slot<Content> {
    precondition(!engine.hasViews, "a driver is shown once; make another driver for another view")
    let stage = Stage(engine: engine, deliver: onChange)
    let slot = stage.makeSlot()
    // As a send, so that what views send while they are first drawn is in the slot that is
    // returned.
    engine.show(by: stage.flushing, around: around) { [node] in slot.show(node, face, stage) }
    stage.open()
    return slot
  }
}

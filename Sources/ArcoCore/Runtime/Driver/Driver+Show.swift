extension Driver {
  /// Shows the driver with a face.
  ///
  /// - Parameter onChange: hears after each send what there is to show anew, parents first, in the
  ///   owner's isolation. A driver that is released elsewhere stops in its owner's next turn, and may
  ///   call `onChange` until then: capture the host as `weak`, and not as `unowned`.
  /// - Returns: the slot with the root's instance.
  /// - Precondition: the driver is not shown yet.
  @inlinable
  public func show<Content>(
    _ face: Face<State, Input, Content>,
    onChange: @escaping ([Slot<Content>.Change]) -> Void
  ) -> Slot<Content> {
    show(face, around: nil, onChange: onChange)
  }

  /// Does the same for a host that has something to do around whatever runs views.
  ///
  /// - Parameter around: runs its argument once: what a send comes to, with its views and `onChange`.
  // So that the stage is compiled for the host's content where the host knows it.
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

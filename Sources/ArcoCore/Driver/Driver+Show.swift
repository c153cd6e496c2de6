extension Driver {
  /// Shows the driver with a face.
  ///
  /// - Parameter onChange: hears after each send what there is to show anew, parents first, in the
  ///   owner's isolation.
  /// - Returns: the slot with the root's instance.
  /// - Precondition: the driver is not shown yet.
  public func show<Content>(
    _ face: Face<State, Input, Content>,
    onChange: @escaping ([Change<Content>]) -> Void
  ) -> Slot<Content> {
    precondition(!engine.hasViews, "a driver is shown once; make another driver for another view")
    let stage = Stage(engine: engine, deliver: onChange)
    engine.onFlush = stage.flush
    let placement = SlotPlacement(face: face, stage: stage)
    placement.mount(node)
    engine.catchUp()
    stage.forget()
    return placement.slot
  }
}

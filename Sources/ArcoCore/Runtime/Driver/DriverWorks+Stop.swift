#if !hasFeature(Embedded)
  extension DriverWorks {
    /// Stops the driver. Calls `whenOver` once no effect has to finish any more: immediately if
    /// there are none, and otherwise in the owner's isolation.
    package func stop(_ whenOver: @escaping () -> Void) {
      if let departure = engine.departure {
        departure.whenOver = whenOver
        engine.stop()
      } else {
        engine.stop()
        whenOver()
      }
    }

    /// Sets a closure that surrounds each turn in which letters of effects are delivered. The
    /// closure has to call its argument.
    package func surroundMail(_ surroundings: @escaping (() -> Void) -> Void) {
      engine.mailbox.surroundings = surroundings
    }

    /// Adds a closure that receives problems after the present one.
    package func hearProblems(_ hear: @escaping (Problem) -> Void) {
      let others = onProblem
      onProblem = { problem in
        others(problem)
        hear(problem)
      }
    }
  }
#endif

import CCounted

/// Does work whose instructions `Scripts/bench` counts; what is done elsewhere it does not.
func counted(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    var work = work
    withUnsafeMutablePointer(to: &work) { pointer in
      counted_work({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
    }
  }
}

#if !hasFeature(Embedded)
  import CArco

  /// A value with a lock, for one thread at a time.
  ///
  /// Like the standard library's `Mutex`. Importing `Synchronization` would take a third of the
  /// time of a consumer's debug build, and requires later systems than the rest of Arco.
  ///
  /// `@unchecked Sendable`: the lock protects the value.
  package final class Locked<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<arco_lock>.allocate(capacity: 1)
    /// In memory of its own: the lock rules out overlapping access, so Swift need not check for it.
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    package init(_ value: sending Value) {
      arco_lock_initialize(lock)
      self.value.initialize(to: value)
    }

    deinit {
      arco_lock_deinitialize(lock)
      lock.deallocate()
      value.deinitialize(count: 1)
      value.deallocate()
    }

    /// Runs `body` on the value, while no other thread has access.
    package func withLock<Answer>(_ body: (inout Value) -> Answer) -> Answer {
      arco_lock_acquire(lock)
      defer { arco_lock_release(lock) }
      return body(&value.pointee)
    }
  }
#endif

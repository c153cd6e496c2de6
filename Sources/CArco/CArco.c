#include "CArco.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#if __APPLE__
#include <os/lock.h>

typedef os_unfair_lock system_lock;

static system_lock *of(arco_lock *lock) { return (system_lock *)lock; }

void arco_lock_initialize(arco_lock *lock) { *of(lock) = OS_UNFAIR_LOCK_INIT; }
void arco_lock_deinitialize(arco_lock *lock) {}
void arco_lock_acquire(arco_lock *lock) { os_unfair_lock_lock(of(lock)); }
void arco_lock_release(arco_lock *lock) { os_unfair_lock_unlock(of(lock)); }
#else
#include <pthread.h>

typedef pthread_mutex_t system_lock;

static system_lock *of(arco_lock *lock) { return (system_lock *)lock; }

void arco_lock_initialize(arco_lock *lock) { pthread_mutex_init(of(lock), NULL); }
void arco_lock_deinitialize(arco_lock *lock) { pthread_mutex_destroy(of(lock)); }
void arco_lock_acquire(arco_lock *lock) { pthread_mutex_lock(of(lock)); }
void arco_lock_release(arco_lock *lock) { pthread_mutex_unlock(of(lock)); }
#endif

_Static_assert(sizeof(system_lock) <= sizeof(arco_lock), "the system's lock needs more memory");
_Static_assert(_Alignof(system_lock) <= _Alignof(arco_lock), "the system's lock needs more room");

uint64_t arco_next_token(void) {
  static atomic_uint_fast64_t last;
  return atomic_fetch_add_explicit(&last, 1, memory_order_relaxed) + 1;
}

void arco_write_to_standard_error(const uint8_t *bytes, intptr_t count) {
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, bytes, (size_t)count);
    if (written <= 0) return;
    bytes += written;
    count -= written;
  }
}

void *arco_allocate(intptr_t bytes) {
  void *memory = malloc((size_t)bytes);
  if (memory == NULL) abort();
  return memory;
}

void arco_deallocate(void *memory) { free(memory); }

static _Thread_local void *current_draft;

void *arco_current_draft(void) { return current_draft; }
void arco_set_current_draft(void *draft) { current_draft = draft; }

void *arco_exchange_spare_draft(void *draft) {
  static _Atomic(void *) spare;
  return atomic_exchange_explicit(&spare, draft, memory_order_acq_rel);
}

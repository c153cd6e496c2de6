#include "CArco.h"
#include "CArcoBrowser.h"

#if __wasm__
// In WebAssembly, portable modules need none of the functions below. Here are the system functions
// that Embedded Swift itself calls, and that a C library without a system lacks.
#include <stddef.h>

uintptr_t __stack_chk_guard = 0x5a17c0de;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// A host with real randomness replaces this.
__attribute__((weak)) void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state = 0x2545f491;
  unsigned char *bytes = buffer;
  while (count--) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    *bytes++ = (unsigned char)state;
  }
}

// The compiler calls this to multiply 128-bit integers, such as those of a `Duration`.
__int128 __multi3(__int128 one, __int128 two) {
  typedef unsigned __int128 wide;
  const uint64_t low = UINT32_MAX;
  uint64_t a = (uint64_t)one, b = (uint64_t)two;
  uint64_t least = (a & low) * (b & low), upper = (a >> 32) * (b >> 32);
  uint64_t middle = (a >> 32) * (b & low) + (least >> 32);
  uint64_t other = (a & low) * (b >> 32) + (middle & low);
  upper += (middle >> 32) + (other >> 32);
  upper += (uint64_t)((wide)one >> 64) * b + a * (uint64_t)((wide)two >> 64);
  return (__int128)((wide)upper << 64 | (other << 32 | (least & low)));
}
#else
#include <stdatomic.h>
#include <stdio.h>
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

_Thread_local void *arco_thread_draft;

void *arco_exchange_spare_draft(void *memory) {
  // The address of a thread-local variable identifies a thread. Threads with the same index share
  // one spare. Each spare has a cache line of its own, as threads that write to one line wait for
  // each other.
  static struct { _Alignas(64) _Atomic(void *) memory; } spares[16];
  uint64_t thread = (uint64_t)(uintptr_t)&arco_thread_draft * UINT64_C(0x9E3779B97F4A7C15);
  return atomic_exchange_explicit(&spares[thread >> 60].memory, memory, memory_order_acq_rel);
}

// Outside of WebAssembly there is no page around the program.
int32_t arco_browser_open(const uint8_t *opening, intptr_t count) { return 0; }
void arco_browser_show(int32_t page, const uint8_t *patch, intptr_t count) {}
intptr_t arco_browser_kept(int32_t store, const uint8_t *key, intptr_t count) { return -1; }
void arco_browser_warn(const uint8_t *text, intptr_t count) {}
double arco_browser_now(void) { return 0; }
double arco_browser_date(void) { return 0; }
void arco_browser_chance(uint8_t *bytes, intptr_t count) {}
void arco_browser_wake(int32_t call, double milliseconds) {}
void arco_browser_ask(int32_t call, const uint8_t *request, intptr_t count) {}
void arco_browser_drop(int32_t call) {}

int32_t arco_browser_is_asked_to_paint(void) { return getenv("ARCO_PAINT") != NULL; }
void arco_browser_paint(const uint8_t *bytes, intptr_t count) {
  fwrite(bytes, 1, (size_t)count, stdout);
  fflush(stdout);
}
#endif

/// What the core needs of the system and Swift has only behind modules that take longer to
/// import than Arco to build: a lock, a counter, a way to standard error, and
/// what belongs to a thread.
///
/// It includes no system header, so that importing it costs nothing.

#pragma once

#include <stdint.h>

/// Memory for a lock of any system; it must not move while it is in use.
typedef struct {
  uint64_t words[8];
} arco_lock;

void arco_lock_initialize(arco_lock *lock);
void arco_lock_deinitialize(arco_lock *lock);
void arco_lock_acquire(arco_lock *lock);
void arco_lock_release(arco_lock *lock);

/// A number that no other call has got or will get, from 1.
uint64_t arco_next_token(void);

/// Writes `count` bytes to standard error.
void arco_write_to_standard_error(const uint8_t *bytes, intptr_t count);

/// Memory for values of the usual alignment: an aborted program where there is none.
///
/// What Swift allocates by itself outside of objects goes a longer way, to memory of any alignment.
void *arco_allocate(intptr_t bytes);
void arco_deallocate(void *memory);

/// The draft of the view that runs on this thread (`Draft` in ArcoHTML); null outside of a run.
///
/// Here and not behind a call, as every element that a view makes asks for it.
extern _Thread_local void *arco_thread_draft
#ifdef __linux__
    __attribute__((tls_model("initial-exec")))
#endif
    ;
static inline void *arco_current_draft(void) { return arco_thread_draft; }
static inline void arco_set_current_draft(void *draft) { arco_thread_draft = draft; }

/// Puts a draft's memory, or null, in the one place for memory that no draft uses; returns what was there.
void *arco_exchange_spare_draft(void *memory);

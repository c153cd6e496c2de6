/// The system functions of the core: a lock, a counter, standard error and thread-local memory.
/// Swift offers them only in modules that take longer to import than Arco takes to build.
///
/// This header includes no system header, so that importing it is cheap.

#pragma once

#include <stdint.h>

/// Memory for a lock of any system. It must not move while it is in use.
typedef struct {
  uint64_t words[8];
} arco_lock;

void arco_lock_initialize(arco_lock *lock);
void arco_lock_deinitialize(arco_lock *lock);
void arco_lock_acquire(arco_lock *lock);
void arco_lock_release(arco_lock *lock);

/// Returns a number from 1 that no other call returns.
uint64_t arco_next_token(void);

/// Writes `count` bytes to standard error.
void arco_write_to_standard_error(const uint8_t *bytes, intptr_t count);

/// Allocates memory of the usual alignment; aborts the program if there is none.
///
/// Swift's own allocation outside of objects is slower, as it supports any alignment.
void *arco_allocate(intptr_t bytes);
void arco_deallocate(void *memory);

/// The draft of the view that runs on this thread (`Draft` in ArcoHTML); null outside of a run.
///
/// A variable and not a function, as every element of a view reads it.
extern _Thread_local void *arco_thread_draft
#ifdef __linux__
    __attribute__((tls_model("initial-exec")))
#endif
    ;
static inline void *arco_current_draft(void) { return arco_thread_draft; }
static inline void arco_set_current_draft(void *draft) { arco_thread_draft = draft; }

/// Stores a draft's unused memory (or null) in this thread's spare, and returns the previous
/// content. All threads share 16 spares.
void *arco_exchange_spare_draft(void *memory);

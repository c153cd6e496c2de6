#include "CAllocations.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);

// Relaxed: the counters order nothing; they are read when the counted work is over.
static atomic_long made;
static atomic_long asked;
static atomic_long live;

static void *counted(void *memory, size_t size) {
  if (memory) {
    atomic_fetch_add_explicit(&made, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&asked, size, memory_order_relaxed);
    atomic_fetch_add_explicit(&live, malloc_usable_size(memory), memory_order_relaxed);
  }
  return memory;
}

static void uncount(void *memory) {
  if (memory) atomic_fetch_sub_explicit(&live, malloc_usable_size(memory), memory_order_relaxed);
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  return counted(__libc_calloc(count, size), count * size);
}

void *realloc(void *memory, size_t size) {
  size_t old = memory ? malloc_usable_size(memory) : 0;
  void *moved = __libc_realloc(memory, size);
  // A failure leaves the old memory as it was; a size of zero frees it.
  if (moved || !size) atomic_fetch_sub_explicit(&live, old, memory_order_relaxed);
  return counted(moved, size);
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || alignment & (alignment - 1)) return EINVAL;
  void *made_now = memalign(alignment, size);
  if (!made_now) return ENOMEM;
  *memory = made_now;
  return 0;
}

void free(void *memory) {
  uncount(memory);
  __libc_free(memory);
}

bool allocations_are_counted(void) { return true; }
long allocations_made(void) { return atomic_load_explicit(&made, memory_order_relaxed); }
long allocations_asked_bytes(void) { return atomic_load_explicit(&asked, memory_order_relaxed); }
long allocations_live_bytes(void) { return atomic_load_explicit(&live, memory_order_relaxed); }
#else
bool allocations_are_counted(void) { return false; }
long allocations_made(void) { return 0; }
long allocations_asked_bytes(void) { return 0; }
long allocations_live_bytes(void) { return 0; }
#endif

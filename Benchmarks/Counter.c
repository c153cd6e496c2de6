// Counts every allocation of a process, by any thread. Loaded before a program (`LD_PRELOAD`) and only where
// allocations are counted: it takes some 70 instructions for each of them. Only glibc lets a library stand in front of
// its allocator by defining the functions.
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);

// Each thread counts in a place of its own: threads that count in one wait for each other, and then the
// counting is what is measured. Those beyond the last place share.
// Relaxed: the counters order nothing; they are read when the counted work is over.
enum { places = 64 };
static struct {
  _Alignas(128) atomic_long made;
  atomic_long asked;
  atomic_long live;
} counts[places];
static atomic_int threads;
// In the block that a thread has from its start: another one would be asked of the allocator.
static __attribute__((tls_model("initial-exec"))) _Thread_local int place = -1;

static int own_place(void) {
  if (place < 0) {
    int number = atomic_fetch_add_explicit(&threads, 1, memory_order_relaxed);
    place = number % places;
  }
  return place;
}

static void *counted(void *memory, size_t size) {
  if (memory) {
    int own = own_place();
    atomic_fetch_add_explicit(&counts[own].made, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&counts[own].asked, size, memory_order_relaxed);
    atomic_fetch_add_explicit(&counts[own].live, malloc_usable_size(memory), memory_order_relaxed);
  }
  return memory;
}

static void uncount_bytes(size_t size) {
  atomic_fetch_sub_explicit(&counts[own_place()].live, size, memory_order_relaxed);
}

static void uncount(void *memory) {
  if (memory) uncount_bytes(malloc_usable_size(memory));
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  return counted(__libc_calloc(count, size), count * size);
}

void *realloc(void *memory, size_t size) {
  size_t old = memory ? malloc_usable_size(memory) : 0;
  void *moved = __libc_realloc(memory, size);
  // A failure leaves the old memory as it was; a size of zero frees it.
  if (moved || !size) uncount_bytes(old);
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

#define SUM(field) \
  long sum = 0; \
  for (int each = 0; each < places; each++) \
    sum += atomic_load_explicit(&counts[each].field, memory_order_relaxed); \
  return sum

long allocations_made(void) { SUM(made); }
long allocations_asked_bytes(void) { SUM(asked); }
long allocations_live_bytes(void) { SUM(live); }

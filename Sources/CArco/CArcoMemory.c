// The allocator of a module in a browser. wasi-libc's allocator merges neighbouring blocks, which
// takes 10,000 bytes of code. Here each size has its own list of free blocks, so that a page reuses
// the blocks that it has freed.
#if __wasm__ && !__wasi__
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Stands before each block's bytes, which begin at a multiple of 16.
typedef struct {
  // The index of the block's list.
  uint32_t list;
  // The distance from the block's own start to its bytes.
  uint32_t offset;
} header;

typedef struct block {
  struct block *next;
} block;

enum { page = 1 << 16, small = 128, lists = 8 + 24 * 4 };

static block *free_blocks[lists];
static uintptr_t fresh, end;

static header *of(void *bytes) { return (header *)bytes - 1; }

// Sizes up to 128 bytes in steps of 16, then four sizes between powers of two: at most a fifth is
// unused.
static uint32_t list_for(uint32_t size) {
  if (size <= small) return (size - 1) / 16;
  uint32_t shift = 29 - (uint32_t)__builtin_clz(size - 1);
  return 8 + (shift - 5) * 4 + ((size - 1) >> shift) - 4;
}

static uint32_t size_in(uint32_t list) {
  return list < 8 ? (list + 1) * 16 : ((list & 3) + 5) << ((list - 8) / 4 + 5);
}

// Takes bytes that no block has used yet; returns zero if the browser gives no more memory.
static uintptr_t take_fresh(uint32_t size) {
  if (end - fresh < size || !end) {
    // Includes what the first block loses to its alignment.
    uintptr_t pages = (size + 32 + page - 1) / page;
    uintptr_t before = __builtin_wasm_memory_size(0) * page;
    if (!end) {
      fresh = ((uintptr_t)&__heap_base + 15) / 16 * 16 + sizeof(header);
      end = before;
    }
    if (end < fresh || end - fresh < size) {
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
      if (before != end) fresh = before + sizeof(header);
      end = before + pages * page;
    }
  }
  uintptr_t block = fresh;
  fresh += size;
  return block;
}

static void *take(size_t count) {
  if (count > INT32_MAX / 2) return NULL;
  uint32_t list = list_for((uint32_t)count + sizeof(header));
  block *found = free_blocks[list];
  if (found) {
    free_blocks[list] = found->next;
    return found;
  }
  uintptr_t start = take_fresh(size_in(list));
  if (!start) return NULL;
  *(header *)start = (header){list, 0};
  return (header *)start + 1;
}

static size_t room(void *bytes) { return size_in(of(bytes)->list) - sizeof(header) - of(bytes)->offset; }

static void *take_aligned(size_t alignment, size_t count) {
  if (alignment <= 16) return take(count);
  char *bytes = take(count + alignment);
  if (!bytes) return NULL;
  uint32_t offset = (uint32_t)(-(uintptr_t)bytes & (alignment - 1));
  // At least 16 bytes after the first header, so that the first header stays.
  if (offset) *of(bytes + offset) = (header){of(bytes)->list, offset};
  return bytes + offset;
}

static void give_back(void *bytes) {
  if (!bytes) return;
  block *given = (block *)((char *)bytes - of(bytes)->offset);
  uint32_t list = of(given)->list;
  given->next = free_blocks[list];
  free_blocks[list] = given;
}

// Defines all functions of wasi-libc's allocator, so that the linker leaves that allocator out.
void *malloc(size_t count) { return take(count); }
void free(void *bytes) { give_back(bytes); }
void *aligned_alloc(size_t alignment, size_t count) { return take_aligned(alignment, count); }
size_t malloc_usable_size(void *bytes) { return bytes ? room(bytes) : 0; }

int posix_memalign(void **bytes, size_t alignment, size_t count) {
  void *taken = take_aligned(alignment, count);
  if (!taken) return 12;
  *bytes = taken;
  return 0;
}

void *calloc(size_t count, size_t size) {
  size_t all;
  if (__builtin_mul_overflow(count, size, &all)) return NULL;
  void *bytes = take(all);
  return bytes ? __builtin_memset(bytes, 0, all) : NULL;
}

void *realloc(void *bytes, size_t count) {
  if (!bytes) return take(count);
  size_t had = room(bytes);
  if (count <= had) return bytes;
  void *other = take(count);
  if (!other) return NULL;
  __builtin_memcpy(other, bytes, had);
  give_back(bytes);
  return other;
}
#endif

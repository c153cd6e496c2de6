// What Embedded Swift asks of the system and Debian's wasi-libc has not, or only by importing it
// from a WASI host. Randomness seeds hash tables only: the page's own input cannot choose its keys.
#include <stddef.h>
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5a17c0de;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state = 0x2545f491;
  unsigned char *bytes = buffer;
  while (count--) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    *bytes++ = (unsigned char)state;
  }
}

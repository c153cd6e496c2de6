// What a program prints goes to the console of its page, line by line, and not to a system that is not there.
// Swift asks C for `putchar`, and so do the messages of what stops a build for development.
#if ARCO_PAGE
#include "CArcoBrowser.h"

int putchar(int byte) {
  static uint8_t line[1 << 12];
  static intptr_t count;
  // A line that is too long is cut, where a letter of UTF-8 begins.
  _Bool is_over = byte == '\n', is_full = count >= (intptr_t)sizeof line - 3 && (byte & 0xC0) != 0x80;
  if (is_over || is_full) {
    arco_browser_print(line, count);
    count = 0;
  }
  if (!is_over && count < (intptr_t)sizeof line) line[count++] = (uint8_t)byte;
  return byte;
}
#endif

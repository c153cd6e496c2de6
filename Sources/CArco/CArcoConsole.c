// Prints to the console of the page, line by line, as there is no system to print to. Swift prints
// by `putchar`, and so do the messages of a trap in a development build.
#if ARCO_PAGE
#include "CArcoBrowser.h"

int putchar(int byte) {
  static uint8_t line[1 << 12];
  static intptr_t count;
  // A line that is too long is cut at the start of a UTF-8 character.
  _Bool is_over = byte == '\n', is_full = count >= (intptr_t)sizeof line - 3 && (byte & 0xC0) != 0x80;
  if (is_over || is_full) {
    arco_browser_print(line, count);
    count = 0;
  }
  if (!is_over && count < (intptr_t)sizeof line) line[count++] = (uint8_t)byte;
  return byte;
}
#endif

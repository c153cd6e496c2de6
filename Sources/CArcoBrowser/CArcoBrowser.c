#include "CArcoBrowser.h"

#include <stddef.h>

#if __wasm__
// Seeds hash tables, so that no page can choose keys that collide; and Swift's own random numbers.
void arc4random_buf(void *bytes, size_t count) { arco_browser_chance(bytes, (intptr_t)count); }
#else
// There is no page around a program of another kind.
void arco_browser_open(const uint8_t *id, intptr_t count) {}
void arco_browser_show(int32_t page, const uint8_t *patch, intptr_t count) {}
void arco_browser_warn(const uint8_t *text, intptr_t count) {}
double arco_browser_now(void) { return 0; }
double arco_browser_date(void) { return 0; }
void arco_browser_chance(uint8_t *bytes, intptr_t count) {}
void arco_browser_wake(int32_t call, double milliseconds) {}
void arco_browser_ask(int32_t call, const uint8_t *request, intptr_t count) {}
void arco_browser_drop(int32_t call) {}
#endif

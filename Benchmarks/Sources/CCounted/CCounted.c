#include "CCounted.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
void counting_begins(void) { CALLGRIND_START_INSTRUMENTATION; }
void counting_restarts(void) { CALLGRIND_ZERO_STATS; }
#else
void counting_begins(void) {}
void counting_restarts(void) {}
#endif

void counted_work(void (*work)(void *), void *context) { work(context); }

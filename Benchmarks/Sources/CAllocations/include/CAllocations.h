#pragma once

#include <stdbool.h>

// Counts every allocation of the process, by any thread. Only glibc lets a program stand in front
// of its allocator by defining the functions: elsewhere nothing is counted.
bool allocations_are_counted(void);
long allocations_made(void);
long allocations_asked_bytes(void);
long allocations_live_bytes(void);

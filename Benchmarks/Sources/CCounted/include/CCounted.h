#pragma once

// Has callgrind begin to look at what runs. What a benchmark makes before, such as a page of 100,000 rows, runs at the
// speed of valgrind alone. Does nothing if the benchmarks were built without valgrind's headers.
void counting_begins(void);

// Has callgrind forget what it has collected: the turns that warm storage up.
void counting_restarts(void);

// Does the work. Callgrind is told to collect only between this function's beginning and its end
// (`--toggle-collect=counted_work`), so that what a benchmark prepares is not counted.
void counted_work(void (*work)(void *), void *context);

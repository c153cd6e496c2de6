#pragma once

// Does the work. Callgrind is told to collect only between this function's beginning and its end
// (`--toggle-collect=counted_work`), so that what a benchmark prepares is not counted.
void counted_work(void (*work)(void *), void *context);

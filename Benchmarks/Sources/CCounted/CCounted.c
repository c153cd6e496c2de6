#include "CCounted.h"

void counted_work(void (*work)(void *), void *context) { work(context); }

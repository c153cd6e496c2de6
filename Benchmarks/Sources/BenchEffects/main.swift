import Measure

// What effects, queues and timers cost, and what they leave behind. A figure is in the file of its
// name; each prints its own.
await reportStartAndFinish()
if !Allocations.areCounted { await reportConcurrent() }
reportWaiting()
await reportTeardown()

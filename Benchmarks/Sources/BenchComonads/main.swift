import Measure

if Allocations.areCounted {
  for instance in instances {
    let grown = onSmallStack(instance.grown) ?? .max
    report(
      "comonads_million_moves_kilobytes_\(instance.name)", Double(max(grown, 0)) / 1024,
      "kilobytes")
  }
}
report("comonads_free_million_steps_ok", onSmallStack(runLongPrograms) == true ? 1 : 0, "bool")
if Allocations.areCounted {
  report("comonads_store_move_allocations", storeMoveAllocations(), "allocations")
  report("comonads_moore_move_allocations", mooreMoveAllocations(), "allocations")
}

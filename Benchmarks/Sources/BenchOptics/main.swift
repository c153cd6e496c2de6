import Measure

let lenses = [
  Contest("optics_static_get", [.ratio], hand: { handGet() }, arco: { arcoStaticGet() }),
  Contest("optics_static_modify", [.ratio], hand: { handModify() }, arco: { arcoStaticModify() }),
  Contest("optics_stored_modify", [.ratio], hand: { handModify() }, arco: { arcoStoredModify() }),
  Contest("optics_erased_modify", [.ratio], hand: { handModify() }, arco: { arcoErasedModify() }),
  Contest("optics_keypath_modify", [.ratio], hand: { handModify() }, arco: { arcoKeyPathModify() }),
  Contest(
    "optics_keypaths_modify", [.ratio], hand: { handModify() }, arco: { arcoKeyPathsModify() }),
]
let prisms = [
  Contest("optics_prism_extract", [.ratio], hand: { handExtract() }, arco: { arcoExtract() }),
  Contest("optics_prism_embed", [.ratio], hand: { handEmbed() }, arco: { arcoEmbed() }),
]
let collections = [
  Contest(
    "optics_element_100000_over_10", [.ratio],
    hand: { arcoElement(of: 10) }, arco: { arcoElement(of: 100_000) }),
  Contest(
    "optics_traversal", [.ratio],
    hand: { handTraversal(1_000) }, arco: { arcoTraversal(1_000) }),
]
Contest.main(lenses + prisms + collections) {
  report("optics_static_allocations", Allocations.each(arcoStaticModify()).made, "allocations")
  let stored = [arcoStoredModify(), arcoErasedModify(), arcoKeyPathsModify()]
  report(
    "optics_stored_allocations", stored.map { Allocations.each($0).made }.max() ?? 0, "allocations")
  report("optics_case_copied_bytes", copiedBytes(), "bytes")
  report("optics_traversal_1000000_ratio", traversalOfAMillion(), "ratio")
}

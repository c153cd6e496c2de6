// What a getter and a setter make can neither read nor write.
import ArcoOptics

let getter = Getter<Int, Int> { $0 + 1 }
let setter = Setter<Int, Int>(map: { number, change in change(number) })
let twice = Getter.storing(getter.appending(getter))

#if MUST_FAIL
  let fold = Fold.storing(getter.appending(setter))
// error: referencing static method 'storing' on 'Then' requires that 'Setter<Int, Int>' conform to 'FoldOptic'
#endif

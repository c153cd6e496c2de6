// What a review and a lens make cannot build: a lens needs a whole to begin with.
import ArcoOptics

let review = Review<Int, Int> { $0 + 1 }
let lens = Lens<Int, Int>(get: { $0 }, set: { $1 })
let twice = review.appending(review).embed(1)

#if MUST_FAIL
  let built = review.appending(lens).embed(1)
// error: referencing instance method 'embed' on 'Then' requires that 'Lens<Int, Int>' conform to 'ReviewOptic'
#endif

// What has no members is refused by the compiler, where the attribute stands.
import Arco
import ArcoMacros

@Optics func run() {}
// error: 'extension' macro cannot be attached to global function ('run')
// error: 'member' macro cannot be attached to global function ('run')

@Optics let count = 3
// error: 'extension' macro cannot be attached to let ('count')
// error: 'member' macro cannot be attached to let ('count')

@Optics typealias Count = Int
// error: 'extension' macro cannot be attached to type alias ('Count')
// error: 'member' macro cannot be attached to type alias ('Count')

struct Dose {
  @Optics var grams = 3
  // error: 'extension' macro cannot be attached to property ('grams')
  // error: 'member' macro cannot be attached to property ('grams')
}

enum Input {
  @Optics case plus
  // error: 'extension' macro cannot be attached to enum case ('plus')
  // error: 'member' macro cannot be attached to enum case ('plus')
}

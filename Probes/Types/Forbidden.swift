// What each architecture forbids. A store forbids nothing.
import ArcoArchitectures
import ArcoComonads
import ArcoCore

enum Asked: Interface { static func step(_ count: inout Int, _ more: Int) { count += more } }

struct Blank: Content { static func child(_ slot: Slot<Blank>) -> Blank { Blank() } }

func go(
  _ moore: Moore<Int, Bool, String>, _ present: inout Present<Moores<Int, Bool>>,
  _ traced: Traced<Sum<Int>, String>, _ stream: StreamSpace<Int, String>,
  _ zipper: Zipper<String>, _ env: Env<String, Int>, _ identity: Identity<Int>,
  _ cofree: Cofree<Asked, Int>, _ day: Space<Day<Zippers, Streams<Int>>, Int>,
  _ tabs: Switch<Zippers, Streams<Int>, Int>
) {
  _ = moore.select(.put(99))  // error: the types 'Moores<Int, Bool>' and 'Stores<Int>'
  present = Present(origin: Machine(state: 9) { _, _ in })  // error: inaccessible due to 'package'
  _ = MooreComponent(
    initialState: 0, update: { (_: inout Int, _: Bool) in },
    effects: { _, _ in .move { $0 = 99 } },  // error: cannot assign value of type 'Int'
    render: { _, _ in Blank() })
  _ = traced.select(.put(Sum(0)))  // error: the types 'Traces<Sum<Int>>' and 'Stores<Sum<Int>>'
  _ = stream.select(.left())  // error: the types 'Streams<Int>' and 'Zippers'
  _ = zipper.select(.put("two"))  // error: the types 'Zippers' and 'Stores<String>'
  _ = cofree.select(.put(99))  // error: the types 'Cofrees<Asked>' and 'Stores<Int>'
  _ = env.select(.put("light"))  // error: the types 'Envs<String>' and 'Stores<String>'
  _ = identity.select(.put(1))  // error: the types 'Identities' and 'Stores<Int>'
  _ = day.select(.second(.left()))  // error: the types 'Streams<Int>' and 'Zippers'
  // A view whose monad counts up asks for nothing else, over whatever space it is.
  Handler<Void, Traces<Sum<Int>>> { _ in }(.put(0))  // error: has no member 'put'
  _ = tabs.select(.right(.left()))  // error: the types 'Streams<Int>' and 'Zippers'
}

let stepper = Store(0) { "\($0)" }  // error: non-'Sendable' type 'Store<Int, String>'

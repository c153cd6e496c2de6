// Optics are of values; a class, an actor, a protocol and an extension are refused.
import Arco
import ArcoMacros

@Optics class Cart { var count = 1 }
// error: '@Optics' writes optics of values, and 'Cart' is a class, whose changes all who hold it see; make it a struct
// note: make 'Cart' a struct
// note: remove '@Optics'

@Optics actor Bank { var count = 1 }
// error: '@Optics' writes optics of values, and 'Bank' is an actor, which nobody else reads; put its state into a struct
// note: remove '@Optics'

@Optics protocol Named { var name: String { get } }
// error: '@Optics' belongs at the declaration of a struct or an enum
// note: remove '@Optics'

struct Apart { var count: Int }

@Optics extension Apart {}
// error: '@Optics' belongs at the declaration of a struct or an enum
// note: remove '@Optics'
// error: 'extension' macro cannot be attached to extension

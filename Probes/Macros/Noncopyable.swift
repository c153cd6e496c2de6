// Optics read copies.
import Arco
import ArcoMacros

struct Handle: ~Copyable {}

@Optics struct File: ~Copyable { var size: Int }
// error: 'File' is not copyable, and optics read copies; remove '~Copyable' or '@Optics'

@Optics struct Box<Value: ~Copyable>: ~Copyable { var value: Value }
// error: 'Box' is not copyable, and optics read copies; remove '~Copyable' or '@Optics'

extension Box: Copyable where Value: Copyable {}

// A constant is changed by making the value again: by nothing that does more than set it.
import Arco
import ArcoMacros

@Optics struct Fixed {
  let version = 1
  // note: 'version' always has its initial value, so it gets no lens; a variable does
  // note: make 'version' a variable
}

@Optics struct Rounded {
  let grams: Int
  // note: 'grams' gets no lens: a constant is changed by making the value again, and no initialiser of 'Rounded' sets each property and does no more; declare such an 'init(grams:)' in 'Rounded' itself, with the types of the properties, or make 'grams' a variable
  // note: make 'grams' a variable
  init(grams: Int) { self.grams = grams - grams % 5 }
}

@Optics struct Checked {
  let grams: Int
  // note: 'grams' gets no lens: a constant is changed by making the value again, and no initialiser of 'Checked' sets each property
  // note: make 'grams' a variable
  init(grams: Int) {
    precondition(grams > 0)
    self.grams = grams
  }
}

@Optics struct Delegating {
  let grams: Int
  // note: 'grams' gets no lens: a constant is changed by making the value again, and no initialiser of 'Delegating'
  // note: make 'grams' a variable
  init(grams: Int) { self.init() }
  init() { grams = 15 }
}

@Optics struct Failing {
  let grams: Int
  // note: 'grams' gets no lens: a constant is changed by making the value again, and no initialiser of 'Failing'
  // note: make 'grams' a variable
  init?(grams: Int) { self.grams = grams }
}

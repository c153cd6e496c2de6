// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// What an initialiser cannot be told, beside a constant.
import Arco
import ArcoMacros

@propertyWrapper struct Clamped { var wrappedValue: Int }
@propertyWrapper struct rounded { var wrappedValue: Int }

@Optics struct Lazy {
  lazy var late = 2
  // note: 'late' gets no lens: reading a lazy property changes the value; make it a computed property, or set it in the initialiser
  let id: Int
  // note: which is not possible because of the lazy 'late'; make 'id' a variable
  // note: make 'id' a variable
}

@Optics struct Wrapped {
  @Clamped var level: Int
  // note: 'level' gets no lens: '@Clamped' may change how the property is stored; if it obeys the lens laws, write 'Lens(\Wrapped.level)'
  @rounded var grams: Int
  // note: 'grams' gets no lens: '@rounded' may change how the property is stored
  let id: Int
  // note: which is not possible because of the wrapped 'level'; make 'id' a variable
  // note: make 'id' a variable
  var name: String
}

@Optics struct Conditional {
  #if DEBUG
    var trace: Int
  #endif
  let id: Int
  // note: which is not possible because of '#if'; make 'id' a variable
  // note: make 'id' a variable
}

@Optics struct Deprecated {
  @available(*, deprecated) var old: Int
  let id: Int
  // note: which is not possible because of the deprecated 'old'; make 'id' a variable
  // note: make 'id' a variable
}

@Optics struct Accessed {
  private var stored: Int
  var shown: Int {
    @storageRestrictions(initializes: stored) init(initial) { stored = initial }
    get { stored }
    set { stored = newValue }
  }
  let id: Int
  // note: which is not possible because of the init accessor of 'shown'; make 'id' a variable
  // note: make 'id' a variable
}

let name = Wrapped.lenses.name.footprint

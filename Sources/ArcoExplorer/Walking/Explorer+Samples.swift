public import ArcoHTML
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Explorer {
  /// Returns this explorer with texts for one field, in the place of the usual ones.
  ///
  ///     let explorer = Explorer(program).typing("Grind", "", into: "What is there to do?")
  ///
  /// - Parameter field: what the field is called, as a test finds it.
  public func typing(_ texts: String..., into field: String) -> Explorer {
    var other = self
    other.samples.texts[field] = texts
    return other
  }

  /// Returns this explorer with other texts for fields that have none of their own.
  ///
  /// The usual ones are nothing, a name, markup, and the longest text that the field takes.
  public func typing(_ texts: String...) -> Explorer {
    var other = self
    other.samples.others = texts
    return other
  }

  /// Returns this explorer with texts for all fields of a type that have none of their own.
  ///
  ///     let explorer = Explorer(program).typing("2026-02-28", "2028-02-29", into: .date)
  ///
  /// Dates, times and colours are left alone unless they get some.
  public func typing(_ texts: String..., into type: InputType) -> Explorer {
    var other = self
    other.samples.types[type.rawValue] = texts
    return other
  }

  /// Returns this explorer with keys for what listens to any key. What lists its keys gets those.
  public func pressing(_ keys: String...) -> Explorer {
    var other = self
    other.samples.keys = keys
    return other
  }

  /// Returns this explorer with places at which a pointer is on elements that listen to it.
  ///
  ///     let explorer = Explorer(program).pointing(at: HTML.Point(x: 20, y: 30))
  ///
  /// Without it these are the two corners and the middle of what the element's `width` and `height`
  /// say, or of a square of 100 pixels.
  /// - Parameter size: how large the elements are; as they say themselves where it is left out.
  public func pointing(at places: HTML.Point..., size: HTML.Size? = nil) -> Explorer {
    var other = self
    other.samples.places = places
    other.samples.size = size
    return other
  }

  /// Returns this explorer with inputs that a user sends beside what the page offers.
  public func sending(_ inputs: @escaping @Sendable (State) -> [Input]) -> Explorer {
    var other = self
    other.inputs = inputs
    other.hasFixedInputs = false
    return other
  }

  /// Returns this explorer with states told apart by what it sees of them.
  ///
  ///     let explorer = Explorer(program).seeing { $0.items.count }
  ///
  /// States that look the same count as one: the walk goes on from the one that it came to first. So
  /// a walk that sees too little misses what follows from the others.
  public func seeing<Seen: Hashable & SendableMetatype>(
    _ look: @escaping @Sendable (State) -> Seen
  ) -> Explorer {
    var other = self
    other.telling = { .seeing(look) }
    return other
  }

  /// Returns this explorer with states told apart by their parts, where values of a type are names
  /// that mean nothing and are in no order: states that differ in names only count as one.
  ///
  ///     let explorer = Explorer(program).renaming(TodoID.self)
  ///
  /// A row that was deleted and added again under another id leads to no new state. It is for ids
  /// that nothing compares by less or greater and nothing counts with. In a set or a dictionary,
  /// names are met in the order of their texts, so fewer states count as one than could. Effects in
  /// flight are told apart by the names as they are.
  public func renaming<Name: Hashable>(_ type: Name.Type) -> Explorer {
    var other = self
    other.names.append(ObjectIdentifier(type))
    other.telling = { [names = other.names] in .parts(renaming: names) }
    return other
  }

  /// Returns this explorer with effects that keep nothing of what they have heard while they ask, or
  /// ask again, what is named.
  ///
  ///     let explorer = Explorer(program).forgetting("prices")
  ///
  /// A task may count the answers that it gets, so each answer leads to a new state, and a task that
  /// asks without end to states without end. One that goes on by the next answer alone is named here.
  /// - Parameter names: of what is asked ``Outside``, or of an effect or its queue.
  public func forgetting(_ names: String...) -> Explorer {
    var other = self
    let known = start
    other.start = { isShown, isAbandoning in
      let walker = known(isShown, isAbandoning)
      walker.notes.forgetting.formUnion(names)
      walker.finishStep()
      return walker
    }
    return other
  }

  /// Returns this explorer with things that it leaves out on purpose: questions are answered as if
  /// these never happened.
  ///
  ///     let explorer = Explorer(program).ignoring("a date for \"Day\": no sample is given")
  ///
  /// - Parameter words: as ``Walk/leftOut`` lists them.
  public func ignoring(_ words: String...) -> Explorer {
    var other = self
    other.ignored.formUnion(words)
    return other
  }
}

public import ArcoHTML
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Explorer {
  /// Returns this explorer with other sample texts for one field.
  ///
  ///     let explorer = Explorer(program).typing("Grind", "", into: "What is there to do?")
  ///
  /// - Parameter field: the accessible name of the field, as tests use it.
  public func typing(_ texts: String..., into field: String) -> Explorer {
    var other = self
    other.samples.texts[field] = texts
    return other
  }

  /// Returns this explorer with other sample texts for all fields that have none of their own.
  ///
  /// By default the samples are the empty text, a name, markup, and the longest text that the field
  /// accepts. Number fields have samples of their own: their bounds and the middle, or 0, 1, -1 and
  /// 0.5 as far as bounds and step allow.
  public func typing(_ texts: String...) -> Explorer {
    var other = self
    other.samples.others = texts
    return other
  }

  /// Returns this explorer with sample texts for the fields of a type that have none of their own.
  ///
  ///     let explorer = Explorer(program).typing("2026-02-28", "2028-02-29", into: .date)
  ///
  /// Fields for dates, times and colours have no default samples: without this call the walk skips
  /// them.
  public func typing(_ texts: String..., into type: InputType) -> Explorer {
    var other = self
    other.samples.types[type.rawValue] = texts
    return other
  }

  /// Returns this explorer with other sample keys for elements that listen to any key. An element
  /// that listens only to some keys gets exactly those keys.
  public func pressing(_ keys: String...) -> Explorer {
    var other = self
    other.samples.keys = keys
    return other
  }

  /// Returns this explorer with sample points for elements that listen to a pointer.
  ///
  ///     let explorer = Explorer(program).pointing(at: HTML.Point(x: 20, y: 30))
  ///
  /// The default points are two corners and the middle of the element, whose size is that of its
  /// `width` and `height`, or 100 by 100 pixels.
  /// - Parameter size: the size of the elements in pixels; by default the one above.
  public func pointing(at places: HTML.Point..., size: HTML.Size? = nil) -> Explorer {
    var other = self
    other.samples.places = places
    other.samples.size = size
    return other
  }

  /// Returns this explorer with inputs that a user can send in addition to what the page offers.
  public func sending(_ inputs: @escaping @Sendable (State) -> [Input]) -> Explorer {
    var other = self
    other.inputs = inputs
    other.hasFixedInputs = false
    return other
  }

  /// Returns this explorer with another rule for which states are the same.
  ///
  ///     let explorer = Explorer(program).seeing { $0.items.count }
  ///
  /// States with equal results count as one state: the walk continues only from the first of them.
  /// So if the result omits something that matters, the walk misses what follows from the other
  /// states.
  /// - Parameter look: the part of a state that distinguishes it.
  public func seeing<Seen: Hashable & SendableMetatype>(
    _ look: @escaping @Sendable (State) -> Seen
  ) -> Explorer {
    var other = self
    other.identity = { .seeing(look) }
    return other
  }

  /// Returns this explorer with a type whose values only identify things: states that differ only
  /// in such ids count as one state.
  ///
  ///     let explorer = Explorer(program).renaming(TodoID.self)
  ///
  /// A row that is deleted and added again with another id then leads to no new state. Use it only
  /// for ids that the component neither orders nor calculates with. In a set or dictionary, the ids
  /// are numbered in the order of their texts, so some states that could count as one do not.
  /// Effects in flight are still distinguished by their exact ids.
  public func renaming<Name: Hashable>(_ type: Name.Type) -> Explorer {
    var other = self
    other.names.append(ObjectIdentifier(type))
    other.identity = { [names = other.names] in .parts(renaming: names) }
    return other
  }

  /// Returns this explorer, which then assumes that the named effects do not depend on the answers
  /// that they received earlier.
  ///
  ///     let explorer = Explorer(program).forgetting("prices")
  ///
  /// A task may count its answers, so the walk treats each answer as a new state. A task that asks
  /// without end then has states without end. Name it here if its next step depends on its next
  /// answer alone.
  /// - Parameter names: names of questions that are asked of the ``Outside``, of effects, or of
  ///   queues.
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

  /// Returns this explorer with events that the walk leaves out on purpose. Claims are then decided
  /// as if these events never happened.
  ///
  ///     let explorer = Explorer(program).ignoring("a date for \"Day\": no sample is given")
  ///
  /// - Parameter words: entries of ``Walk/leftOut``, with exactly the same text.
  public func ignoring(_ words: String...) -> Explorer {
    var other = self
    other.ignored.formUnion(words)
    return other
  }
}

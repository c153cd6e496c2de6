#if Macros
  import Arco

  /// The laws of a lens that do not hold for a whole and some parts.
  func breaches<Optic: LensOptic>(
    _ optic: Optic, _ whole: Optic.Whole, _ parts: [Optic.Part]
  ) -> [String] where Optic.Whole: Equatable, Optic.Part: Equatable {
    var found: [String] = []
    if optic.setting(whole, to: optic.get(whole)) != whole { found.append("get-set") }
    for part in parts {
      let once = optic.setting(whole, to: part)
      if optic.get(once) != part { found.append("set-get \(part)") }
      for other in parts where optic.setting(once, to: other) != optic.setting(whole, to: other) {
        found.append("set-set \(part) \(other)")
      }
    }
    return found
  }

  /// The laws of a prism that do not hold for some wholes and parts.
  func breaches<Optic: PrismOptic>(
    _ optic: Optic, _ wholes: [Optic.Whole], _ parts: [Optic.Part]
  ) -> [String] where Optic.Whole: Equatable, Optic.Part: Equatable {
    var found: [String] = []
    for part in parts where optic.extract(optic.embed(part)) != part {
      found.append("embed-extract \(part)")
    }
    for whole in wholes where optic.extract(whole).map(optic.embed) ?? whole != whole {
      found.append("extract-embed \(whole)")
    }
    return found
  }
#endif

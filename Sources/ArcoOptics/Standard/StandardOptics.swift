/// The types of composed optics, and of the optics into the types of the standard library.
///
/// Use them through the members of other optics: `Lens(\Team.players)[id: 7]`,
/// `Lens(\Team.players).each`, `Itself<[Player]>().first`.
public enum StandardOptics {}

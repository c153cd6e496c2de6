/// The types of the optics that others are made of, and of the optics into the types of the standard library.
///
/// They are written after the dot: `Lens(\Team.players)[id: 7]`, `Lens(\Team.players).each`,
/// `Itself<[Player]>().first`.
public enum StandardOptics {}

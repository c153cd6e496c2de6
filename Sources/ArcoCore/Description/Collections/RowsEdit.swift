/// The last edit of an element of some rows.
///
/// A token is given once. So who has seen rows by the token of their last edit can tell whether
/// there was none since then, or this one alone. Rows that were copied, and then edited apart, have
/// no later token in common.
///
/// It is one edit and no list of them, as a list would cost each send at a row more than the rest of
/// what rows add to it.
@usableFromInline
struct RowsEdit: Sendable {
  /// The edit; 0 if there was none.
  @usableFromInline
  let token: UInt64
  /// The edit before it.
  @usableFromInline
  let earlier: UInt64
  /// Where the element is kept.
  @usableFromInline
  let slot: Int

  @inlinable
  init() { (token, earlier, slot) = (0, 0, 0) }

  @inlinable
  init(_ token: UInt64, of slot: Int, after earlier: RowsEdit) {
    (self.token, self.earlier, self.slot) = (token, earlier.token, slot)
  }
}

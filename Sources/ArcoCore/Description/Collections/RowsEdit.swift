/// An edit of an element of some rows.
///
/// A token is given once. So who has seen rows by the token of their last edit can tell what was edited
/// since then: each element knows which edit came before its own, and so on back to the one that was seen.
/// Rows that were copied, and then edited apart, have no later token in common.
///
/// The chain lies in the elements' places and is no list of its own, as a list would cost each send at a row
/// more than the rest of what rows add to it. It breaks where an element was edited again, which its version
/// tells.
@usableFromInline
struct RowsEdit: Sendable {
  /// The edit; 0 if there was none.
  @usableFromInline
  let token: UInt64
  /// Where the element is kept.
  @usableFromInline
  let slot: Int

  @inlinable
  init(_ token: UInt64 = 0, of slot: Int = 0) { (self.token, self.slot) = (token, slot) }
}

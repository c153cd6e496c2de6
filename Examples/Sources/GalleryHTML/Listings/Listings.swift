import ListingHTML

// SwiftPM embeds the files that it compiles next door: a listing is never copied by hand.

extension Listing {
  /// The page of Store.
  public static let store = Listing("Store.swift", PackageResources.Store_swift)
  /// The page of Moore.
  public static let moore = Listing("Moore.swift", PackageResources.Moore_swift)
  /// The page of Traced.
  public static let traced = Listing("Traced.swift", PackageResources.Traced_swift)
  /// The page of Stream.
  public static let stream = Listing("Stream.swift", PackageResources.Stream_swift)
  /// The page of Zipper.
  public static let zipper = Listing("Zipper.swift", PackageResources.Zipper_swift)
  /// The page of Cofree.
  public static let cofree = Listing("Cofree.swift", PackageResources.Cofree_swift)
  /// The page of Env.
  public static let env = Listing("Env.swift", PackageResources.Env_swift)
  /// The page of Day.
  public static let day = Listing("Day.swift", PackageResources.Day_swift)
  /// The page of Switch.
  public static let `switch` = Listing("Switch.swift", PackageResources.Switch_swift)
  /// The page of StoreT.
  public static let storeT = Listing("StoreT.swift", PackageResources.StoreT_swift)
  /// The page of one screen under four comonads.
  public static let four = Listing("Four.swift", PackageResources.Four_swift)
}

import ListingHTML

extension Listing {
  /// The source of the reader: the whole, and its parts one by one.
  public static let reader = [
    Listing("FeedReader.swift", PackageResources.FeedReader_swift),
    Listing("Moves.swift", PackageResources.Moves_swift),
    Listing("Places.swift", PackageResources.Places_swift),
    Listing("FeedShelf.swift", PackageResources.FeedShelf_swift),
    Listing("Farewell.swift", PackageResources.Farewell_swift),
    Listing("FeedWizard.swift", PackageResources.FeedWizard_swift),
    Listing("WordSearch.swift", PackageResources.WordSearch_swift),
    Listing("FoundPages.swift", PackageResources.FoundPages_swift),
  ]
}

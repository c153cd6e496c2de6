import ArcoBrowser

Browser.run(tableComponent(), state: Table())

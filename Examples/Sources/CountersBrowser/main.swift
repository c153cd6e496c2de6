import Arco
import ArcoBrowser
import CountersFeature
import CountersHTML

Browser.run(countersPage(), state: TwoCounters())

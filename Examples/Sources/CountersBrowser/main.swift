import Arco
import ArcoBrowser
import CountersFeature
import CountersHTML

Browser.run(Program(countersPage(), state: TwoCounters()))

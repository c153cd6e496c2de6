import Arco
import ArcoBrowser
import CoffeeFeature
import CoffeeHTML

Browser.run(coffee(), state: Brew())

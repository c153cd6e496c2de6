import Arco
import ArcoBrowser
import CoffeeFeature
import CoffeeHTML

Browser.run(Program(coffee(), state: Brew()))

// What the examples of ArcoStore take for given.
import ArcoStore

// What the examples of ArcoSQLite take for given.
import ArcoSQLite
import ArcoServer
import ArcoStore

// The script of a site that was built for development.
import "./site.js";
import { traceStops } from "./trace.js";

traceStops(new URL("places.json", import.meta.url));

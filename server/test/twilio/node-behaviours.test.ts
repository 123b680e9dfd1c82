/** Programs with Twilio's own library for Node, unmodified, behave as those in the other languages. */
import { describe } from "node:test"
import { testLibrary } from "./behaviours.ts"
import { whyNoNodeLibrary } from "./node-library.ts"
import { startNodeLibrary } from "./node-program.ts"

describe("Twilio's library for Node", { skip: whyNoNodeLibrary() }, () => testLibrary(startNodeLibrary))

/** Programs with Twilio's own library for Go, unmodified. */
import { describe } from "node:test"
import { testLibrary } from "./behaviours.ts"
import { startGoLibrary, whyNoGoLibrary } from "./go-library.ts"

describe("Twilio's library for Go", { skip: whyNoGoLibrary() }, () => testLibrary(startGoLibrary))

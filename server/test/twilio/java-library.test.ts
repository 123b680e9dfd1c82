/** Programs with Twilio's own library for Java, unmodified. */
import { describe } from "node:test"
import { testLibrary } from "./behaviours.ts"
import { startJavaLibrary, whyNoJavaLibrary } from "./java-library.ts"

describe("Twilio's library for Java", { skip: whyNoJavaLibrary() }, () => testLibrary(startJavaLibrary))

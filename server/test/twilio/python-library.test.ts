/** Programs with Twilio's own library for Python, unmodified. */
import { describe } from "node:test"
import { testLibrary } from "./behaviours.ts"
import { startPythonLibrary, whyNoPythonLibrary } from "./python-library.ts"

describe("Twilio's library for Python", { skip: whyNoPythonLibrary() }, () => testLibrary(startPythonLibrary))

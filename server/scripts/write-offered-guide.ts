import { writeFileSync } from "node:fs"
import { offeredGuide } from "../src/twilio/api/offered-guide.ts"

writeFileSync(new URL("../../docs/twilio.md", import.meta.url), offeredGuide())

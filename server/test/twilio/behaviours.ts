import { after, before } from "node:test"
import { testCallbacks } from "./callback-behaviours.ts"
import { testLists } from "./list-behaviours.ts"
import { testMessages } from "./message-behaviours.ts"
import { testRefusals } from "./refusal-behaviours.ts"
import { testServices } from "./service-behaviours.ts"
import { Setting, type StartLibrary } from "./setting.ts"
import { testVerifications } from "./verification-behaviours.ts"

/** Declares a test for each behaviour, for whichever language. */
export function testLibrary(start: StartLibrary): void {
  const setting = new Setting(start)
  before(() => setting.start())
  after(() => setting.stop())
  testMessages(setting)
  testRefusals(setting)
  testLists(setting)
  testServices(setting)
  testVerifications(setting)
  testCallbacks(setting)
}

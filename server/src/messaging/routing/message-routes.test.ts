import assert from "node:assert/strict"
import { test } from "node:test"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { messageRoutes } from "./message-routes.ts"

const request = { accountId: "a", to: "+15551230001", from: "+15551230002", channel: "sms", tags: [] }
const noWay = { chooseRoute: () => undefined, preview: () => undefined }
const routes = messageRoutes(true, noWay)

test("a message that no route takes goes to the simulator, by any channel", () => {
  for (const channel of ["sms", "mms", "whatsapp", "telegram"])
    assert.equal(routes.chooseRoute({ ...request, channel })?.carrierId, simulatorId)
  assert.equal(routes.preview(request)?.carrierId, simulatorId)
})

test("a message of a carrier never goes to the simulator, even if its routes are gone", () => {
  assert.equal(routes.chooseRoute(request, { except: new Set() }), undefined)
  assert.equal(routes.chooseRoute(request, { preferred: "another carrier" }), undefined)
  assert.equal(routes.chooseRoute(request, { preferred: simulatorId })?.carrierId, simulatorId)
})

test("no message goes to the simulator where it is not allowed", () => {
  const without = messageRoutes(false, noWay)
  assert.equal(without.chooseRoute(request), undefined)
})

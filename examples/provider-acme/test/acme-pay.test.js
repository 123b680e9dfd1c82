// @ts-check
import assert from "node:assert/strict"
import { checkProvider, createTestProvider, nodeHttpClient } from "@posthorn/provider/conformance"
import extension from "posthorn-provider-acme"
import { AcmePayServer, secrets } from "./acme-pay-server.js"

/** @import { HttpClient } from "@posthorn/provider" */

const acmepay = extension.providers[0] ?? assert.fail()

checkProvider("ACME Pay", make, ["hosted charges", "pages", "multiple captures", "timed notifications"])

async function make() {
  const server = await AcmePayServer.start()
  const away = await AcmePayServer.start()
  await away.close()
  /** @type {HttpClient} */
  const outgoing = {
    ...nodeHttpClient,
    request(request) {
      const url = server.trouble?.kind === "down" ? request.url.replace(server.url, away.url) : request.url
      return nodeHttpClient.request({ ...request, url })
    },
  }
  const settings = { api_url: server.url, timeout_ms: 1_000 }
  return {
    provider: await createTestProvider(acmepay, { settings, secrets, outgoing }),
    token: "card_ok",
    declinedToken: "card_without_money",
    unknownReference: "charge-0",
    /** @param {string} reference */
    notification: async (reference) => server.notificationOf(reference),
    /** @param {import("@posthorn/provider/conformance").PeerTrouble | null} trouble */
    setTrouble: (trouble) => {
      server.trouble = trouble
    },
    close: () => server.close(),
  }
}

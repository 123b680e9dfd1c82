import type { Page, Request } from "playwright-core"
import { eventually } from "../../../server/test/support/eventually.ts"

/** Follows the requests of a page from now on. What it gives resolves when none to such an address is under way. */
export function followRequests(page: Page, address: RegExp): () => Promise<void> {
  const underWay = new Set<Request>()
  const ended = (request: Request) => void underWay.delete(request)
  page.on("request", (request) => address.test(request.url()) && underWay.add(request))
  page.on("requestfinished", ended)
  page.on("requestfailed", ended)
  return async () => void (await eventually("nothing is under way", async () => underWay.size === 0))
}

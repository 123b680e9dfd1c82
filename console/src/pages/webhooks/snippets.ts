/** The actions of these pages as commands and as code. */

const auth = "curl -u $ACCOUNT_SID:$AUTH_TOKEN"

export function createCurl(): string {
  return `${auth} ${location.origin}/v1/webhooks \\
  -d Url=https://example.com/hooks -d Events=messages.delivered,messages.failed`
}

export const createSdk = `const webhook = await client.webhooks.create({
  url: "https://example.com/hooks",
  events: ["messages.delivered", "messages.failed"],
})`

export function testCurl(sid: string): string {
  return `${auth} -X POST ${location.origin}/v1/webhooks/${sid}/test`
}

export function testSdk(sid: string): string {
  return `await client.webhooks.test("${sid}")`
}

export function replayCurl(sid: string): string {
  return `${auth} ${location.origin}/v1/webhooks/${sid}/replay \\
  -d From=2026-11-21T08:00:00Z -d To=2026-11-21T09:00:00Z`
}

export function replaySdk(sid: string): string {
  return `const replay = await client.webhooks.replay("${sid}", {
  from: "2026-11-21T08:00:00Z",
  to: "2026-11-21T09:00:00Z",
})`
}

import assert from "node:assert/strict"
import { after, test } from "node:test"
import type { Database, SqlValue } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { SessionAuthenticator } from "./session-authenticator.ts"
import { insertMemberSession } from "./session-store.ts"
import { hashToken, newToken } from "./session-token.ts"
import { insertMember } from "./store.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

/** Returns the token of a new member's session, and the member. */
async function signedIn(): Promise<{ token: string; memberId: string }> {
  const [memberId, token, now] = [newId(), newToken(), clock.now()]
  await db.transaction(async (tx) => {
    await insertMember(tx, { id: memberId, email: `${memberId}@example.com`, name: "Ann", passwordHash: "$argon2id$none", isOperator: false, now }) // oxfmt-ignore
    const endsAt = now + 60_000
    await insertMemberSession(tx, {
      tokenHash: hashToken(token),
      id: newId(),
      memberId,
      now,
      endsAt,
      ip: "",
      userAgent: "",
    })
  })
  return { token, memberId }
}

test("a flood of forged tokens runs two statements at a time, and sessions are found behind it", async () => {
  const ann = await signedIn()
  const ben = await signedIn()
  let underway = 0
  let most = 0
  let statements = 0
  const second = Promise.withResolvers<void>()
  const counting = {
    async query(text: string, values?: readonly SqlValue[], name?: string) {
      statements++
      most = Math.max(most, ++underway)
      // A fast store would have answered the first query before the second.
      if (most === 2) second.resolve()
      await second.promise
      return await db.query<never>(text, values, name).finally(() => underway--)
    },
  }
  const memberSessions = new SessionAuthenticator({ db: counting as unknown as Database, clock })
  const flood = Array.from({ length: 5_000 }, () => memberSessions.findSession(newToken()))
  const found = await Promise.all([ann, ben, ann].map(({ token }) => memberSessions.findSession(token)))
  assert.deepEqual(
    found.map((memberSession) => memberSession?.memberId),
    [ann, ben, ann].map(({ memberId }) => memberId),
  )
  assert.ok((await Promise.all(flood)).every((memberSession) => memberSession === undefined))
  assert.deepEqual([most, statements], [2, 11])
})

import assert from "node:assert/strict"
import { after, test } from "node:test"
import { createAccount } from "#core/accounts/create-account.ts"
import { openTestStore } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { changeRole, removeMember } from "./change-member.ts"
import { findOpenInvite } from "./invite-store.ts"
import { makeInvite } from "./make-invite.ts"
import { hashToken } from "./session-token.ts"
import { insertMember, putMembership } from "./store.ts"

const { db, close } = await openTestStore()
after(close)
const newId = createIds(systemClock)
const now = systemClock.now()
const passwordHash = "$argon2id$none"

async function addMember(email: string, accountId: string): Promise<string> {
  const id = newId()
  await insertMember(db, { id, email, name: email, passwordHash, isOperator: false, now })
  await putMembership(db, { accountId, memberId: id, role: "viewer", now })
  return id
}

test("a member who is removed while they get a role leaves no role behind, which would count as an owner", async () => {
  const accountId = newId()
  const memberId = await addMember("ann@example.com", accountId)
  const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const { changing } = await db.transaction(async (tx) => {
    await removeMember(tx, { accountId, memberId })
    const change = db.transaction((other) => changeRole(other, { accountId, memberId, role: "owner", now }))
    const outcome = change.then(() => "changed", (error: { code: string }) => error.code) // oxfmt-ignore
    while (!(await db.query(waits)).length);
    return { changing: outcome }
  })
  assert.equal(await changing, "member_not_found")
  assert.deepEqual(await db.query("select member_id from memberships"), [])
})

test("a removed member has no invite that leads back, nor a link for a new password once they are forgotten", async () => {
  const newAccount = () => db.transaction((tx) => createAccount(tx, { name: "One of two", newId, now }))
  const [{ accountId: left }, { accountId: stayed }] = [await newAccount(), await newAccount()]
  const email = "bea@example.com"
  const memberId = await addMember(email, left)
  await putMembership(db, { accountId: stayed, memberId, role: "viewer", now })
  const invite = async (accountId: string | null, of: string | null = email) => {
    const role = accountId === null ? null : "owner"
    const { token } = await makeInvite(db, {
      accountId,
      role,
      email: of,
      resets: role === null,
      madeBy: null,
      newId,
      now,
    })
    return async () => (await findOpenInvite(db, hashToken(token), now)) !== undefined
  }
  const [back, password, other] = [await invite(left), await invite(null), await invite(null, "cid@example.com")]
  assert.deepEqual(await Promise.all([back(), password(), other()]), [true, true, true])
  await db.transaction((tx) => removeMember(tx, { accountId: left, memberId }))
  assert.deepEqual([await back(), await password()], [false, true], "still a member of the other account")
  await db.transaction((tx) => removeMember(tx, { accountId: stayed, memberId }))
  assert.deepEqual([await password(), await other()], [false, true])
})

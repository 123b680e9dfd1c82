import type { Facts, Matter } from "./matter.ts"
import * as strings from "./strings.ts"
import { dayMs } from "../../time-units.ts"

/** Hints for owners about members and their credentials. */
export function peopleMatters(facts: Facts): Matter[] {
  return [...endingToken(facts), ...endingInvites(facts), ...idleKeys(facts), ...secondFactor(facts)]
}

function endingToken({ previousTokenEndsAt: at, now }: Facts): Matter[] {
  if (at === null || Date.parse(at) < now) return []
  const text = strings.previousTokenEnds(at)
  return [{ key: "token", urgency: "soon", text, act: strings.showCredentials, to: "/credentials" }]
}

function endingInvites({ invites, now }: Facts): Matter[] {
  const ending = invites.filter(({ ends_at: at }) => Date.parse(at) > now && Date.parse(at) - now < dayMs)
  return ending.map(({ sid, email, ends_at: at }) => ({
    key: sid,
    urgency: "soon",
    text: email === null ? strings.openInviteExpires(at) : strings.inviteExpires(email, at),
    act: strings.showInvites,
    to: "/members",
  }))
}

/** A program is usually set up within a week. */
const newMs = 7 * dayMs
/** Some programs run once a quarter. */
const idleMs = 100 * dayMs

/** One hint for all: an unused credential can still be used by anyone who finds it. */
function idleKeys({ keys, now }: Facts): Matter[] {
  const idle = keys.filter(({ revoked_at: revoked, last_used_at: used, created_at: created }) =>
    revoked ? false : used === null ? now - Date.parse(created) > newMs : now - Date.parse(used) > idleMs,
  )
  const [first] = idle
  if (!first) return []
  const { name, last_used_at: used } = first
  const one = used === null ? strings.keyNeverUsed(name) : strings.keyLastUsed(name, used)
  const text = idle.length === 1 ? one : strings.keysUnused(idle.length)
  return [{ key: "keys", urgency: "soon", text, act: strings.showKeys, to: "/credentials" }]
}

function secondFactor({ isUnguarded }: Facts): Matter[] {
  if (!isUnguarded) return []
  return [{ key: "totp", urgency: "soon", text: strings.noSecondFactor, act: strings.addSecondFactor, to: "/settings" }]
}

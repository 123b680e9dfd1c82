import type { Facts, Matter } from "./matter.ts"

const dayMs = 86_400_000

/** Hints for owners about members and their credentials. */
export function peopleMatters(facts: Facts): Matter[] {
  return [...endingToken(facts), ...endingInvites(facts), ...idleKeys(facts), ...secondFactor(facts)]
}

function endingToken({ previousTokenEndsAt: at, now }: Facts): Matter[] {
  if (at === null || Date.parse(at) < now) return []
  const text = `The Auth Token before the newest works until ${at}. Programs that still use it are refused from then on.`
  return [{ key: "token", urgency: "soon", text, act: "See the credentials", to: "/credentials" }]
}

function endingInvites({ invites, now }: Facts): Matter[] {
  const ending = invites.filter(({ ends_at: at }) => Date.parse(at) > now && Date.parse(at) - now < dayMs)
  return ending.map(({ sid, email, ends_at: at }) => ({
    key: sid,
    urgency: "soon",
    text: `The invite for ${email ?? "anyone with its link"} ends at ${at}, and is not accepted yet.`,
    act: "See the invites",
    to: "/members",
  }))
}

/** A program is set up within a week, as a rule. */
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
  const since = first.last_used_at
    ? `was last used at ${first.last_used_at}`
    : "was made a week ago or more and never used"
  const text =
    idle.length === 1
      ? `The API key “${first.name}” ${since}.`
      : `${idle.length} API keys were never used, or not for a hundred days.`
  return [{ key: "keys", urgency: "soon", text, act: "See the keys", to: "/credentials" }]
}

function secondFactor({ isUnguarded }: Facts): Matter[] {
  if (!isUnguarded) return []
  const text = "Your account has full access but no two-factor authentication."
  return [{ key: "totp", urgency: "soon", text, act: "Add a second factor", to: "/settings" }]
}

import { countGivenUp } from "#core/endpoints/count-given-up.ts"
import { readUnavailableEndpoints } from "#core/endpoints/unavailable-endpoints.ts"
import { oldestDue } from "#core/queue/oldest-due.ts"
import { countProvidersWithoutKind } from "#payments/payments/providers-without-kind.ts"
import { Queue } from "#core/queue/queue.ts"
import { openOutgoing } from "#host/app/open-outgoing.ts"
import { examineSecretKeys } from "#host/operations/secret-keys.ts"
import { findFaultyProviders } from "#payments/payments/connections/find-faulty-providers.ts"
import { readInstalledCarriers } from "#messaging/routing/installed-carriers.ts"
import { minuteMs } from "#core/std/durations.ts"
import { toSid } from "#core/std/ids.ts"
import { bad, good, warning, type Finding } from "./finding.ts"
import type { Examined } from "./opened-store.ts"

/** Work leaves within milliseconds. The alarms in docs/guides/operating.md use the same time. */
const stuckMs = minuteMs

export async function examineCarriers({ db, settings }: Examined): Promise<Finding> {
  const { enabled, routes, down, unknown } = await readInstalledCarriers(db)
  if (!settings.allowSimulator && routes === 0)
    return bad(
      `the simulator is off, and ${enabled === 0 ? "there is no enabled carrier" : "no enabled route leads to an enabled carrier"}, so every message is refused with channel_unavailable. Add a carrier and a route: docs/guides/first-carrier.md.`,
    )
  if (unknown.length > 0) return withoutKind(unknown.map(({ name, kind }) => `${name} (kind ${kind})`))
  if (down.length > 0) {
    const each = down.map(({ name, reason }) => `${name}${reason === null ? "" : ` (${reason})`}`)
    return bad(`no process can send through ${each.join(", ")}. Read docs/guides/carrier-troubles.md.`)
  }
  return good(`${enabled} enabled, ${routes} routes, and none is reported down`)
}

export async function examineProviders({ db, settings, clock }: Examined): Promise<Finding> {
  const unknown = await countProvidersWithoutKind(db)
  if (unknown.length > 0)
    return withoutKind(unknown.map(({ kind, count }) => `${count} payment ${count === 1 ? "provider" : "providers"} of the kind ${kind}`)) // oxfmt-ignore
  const keys = await examineSecretKeys(db, settings)
  if (keys.kind !== "right") return good("the kind of each payment provider is loaded")
  await using stack = new AsyncDisposableStack()
  const { outgoing } = openOutgoing(stack, settings, clock)
  const faulty = await findFaultyProviders({ db, clock, outgoing, secretKeys: keys.keys })
  if (faulty.length === 0) return good("each enabled payment provider can start")
  const each = faulty.map(({ id, name, fault }) => `${name}, ${toSid("paymentProvider", id)} (${fault})`)
  return bad(`no payment can be made over ${each.join(", ")}. Mend the extension or the settings.`)
}

function withoutKind(each: readonly string[]): Finding {
  return bad(`no extension that is loaded here can run ${each.join(", ")}. Add its module to EXTENSIONS.`)
}

export async function examineQueues({ db, clock, isRunning }: Examined): Promise<Finding> {
  if (!isRunning) return good("Posthorn does not run, so nothing has to leave now")
  const now = clock.now()
  const { oldestDueMs } = await new Queue("message").lanes.depth(db, now)
  const dueAt = await oldestDue(db, now, (await readUnavailableEndpoints(db, now)).ids)
  const stuck = [
    { what: "messages", role: "sender", ms: oldestDueMs },
    { what: "webhooks", role: "dispatcher", ms: dueAt === null ? 0 : now - dueAt },
  ].filter(({ ms }) => ms > stuckMs)
  if (stuck.length === 0) return good("no message or webhook waits for longer than a minute")
  const each = stuck.map(
    ({ what, role, ms }) => `${what} have waited for ${Math.floor(ms / minuteMs)} min (role ${role})`,
  )
  return bad(
    `${each.join(", and ")}. Check that a process with this role runs, that its carriers are up, and what its log says.`,
  )
}

export async function examineEndpoints({ db }: Examined): Promise<Finding> {
  const count = await countGivenUp(db)
  if (count === 0) return good("Posthorn has disabled no webhook endpoint")
  return warning(
    `Posthorn has disabled ${count} webhook ${count === 1 ? "endpoint" : "endpoints"} that failed for days or were gone. Their owners can enable them again.`,
  )
}

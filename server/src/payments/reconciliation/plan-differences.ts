import { idTime, type NewId } from "#core/std/ids.ts"
import type { Family, Group } from "./compare-family.ts"
import type { Difference, DifferenceKind, Reconciliation, Resolution } from "./reconciliation.ts"

export interface DifferencePlanContext {
  run: Pick<Reconciliation, "accountId" | "id" | "providerId">
  newId: NewId
  now: number
}

export interface PlannedDifferences {
  /** New differences, and reopened ones. */
  opened: Difference[]
  /** Open differences whose amounts changed. */
  changed: Difference[]
  resolved: Difference[]
}

/** Plans the changes to the differences of a family's group, which the caller has locked. A pure function. */
export function planDifferences(
  { name, payment }: Family,
  group: Group,
  stored: readonly Difference[],
  { run, newId, now }: DifferencePlanContext,
): PlannedDifferences {
  const planned: PlannedDifferences = { opened: [], changed: [], resolved: [] }
  const { verdict } = group
  if (verdict === "wait") return planned
  const known = stored.filter((each) => isOf(each, group))
  for (const difference of known)
    if (difference.status === "open" && difference.kind !== verdict)
      planned.resolved.push(resolved(difference, { resolution: "matched_later", note: null, now }))
  if (!isKind(verdict)) return planned
  const facts = {
    reconciliationId: run.id,
    paymentId: payment?.id ?? null,
    transactionId: group.transactions[0]?.id ?? null,
    amountLedger: group.booked,
    amountProvider: group.listed,
    effectiveAt: group.effectiveAt,
  }
  const same = known.find(({ kind }) => kind === verdict)
  if (!same) {
    const id = newId()
    planned.opened.push({
      ...facts,
      ...open,
      accountId: run.accountId,
      id,
      providerId: run.providerId,
      kind: verdict,
      type: group.type,
      providerReference: group.reference,
      family: name,
      currency: group.currency,
      sequence: 1,
      createdAt: idTime(id),
      updatedAt: idTime(id),
    })
    return planned
  }
  const isSame = same.amountLedger === group.booked && same.amountProvider === group.listed
  const at = Math.max(now, same.updatedAt)
  if (same.status === "open") {
    if (!isSame) planned.changed.push({ ...same, ...facts, updatedAt: at })
  } else if (!isSame || same.resolution !== "ignored")
    planned.opened.push({ ...same, ...facts, ...open, sequence: same.sequence + 1, updatedAt: at })
  return planned
}

const open = { status: "open", resolution: null, note: null, resolvedAt: null } as const

/** The difference after its resolution. The caller that stores it creates its event. */
export function resolved(
  difference: Difference,
  { resolution, note, now }: { resolution: Resolution; note: string | null; now: number },
): Difference {
  const at = Math.max(now, difference.updatedAt)
  return {
    ...difference,
    status: "resolved",
    resolution,
    note,
    sequence: difference.sequence + 1,
    updatedAt: at,
    resolvedAt: at,
  }
}

export function isOf(difference: Difference, { type, reference, currency }: Group): boolean {
  return difference.type === type && difference.providerReference === reference && difference.currency === currency
}

function isKind(verdict: Group["verdict"]): verdict is DifferenceKind {
  return verdict !== "match" && verdict !== "book" && verdict !== "wait"
}

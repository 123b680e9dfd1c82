import type { ProviderKind } from "./kind.ts"
import { manual } from "./manual/kind.ts"
import { paypal } from "./paypal/kind.ts"
import { simulator } from "./simulator/kind.ts"
import { stripe } from "./stripe/kind.ts"

const kinds = new Map<string, ProviderKind>()

/** Adds a kind. Throws if its word is taken. Kinds are added before the server starts. */
export function addProviderKind(kind: ProviderKind): void {
  if (kinds.has(kind.kind)) throw new Error(`There is already a kind of payment provider with the name ${kind.kind}.`)
  kinds.set(kind.kind, kind)
}

for (const kind of [stripe, paypal, manual, simulator]) addProviderKind(kind)

/** Returns all kinds, in the order in which people see them. */
export function allProviderKinds(): readonly ProviderKind[] {
  return [...kinds.values()]
}

/** Returns undefined for a kind that this installation does not have. */
export function findProviderKind(kind: string): ProviderKind | undefined {
  return kinds.get(kind)
}

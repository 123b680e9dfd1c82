import { http } from "./http/kind.ts"
import type { CarrierKind } from "./kind.ts"
import { matrix } from "./matrix/kind.ts"
import { mm4 } from "./mm4/kind.ts"
import { mm7 } from "./mm7/kind.ts"
import { smpp } from "./smpp/kind.ts"
import { smtp } from "./smtp/kind.ts"
import { telegram } from "./telegram/kind.ts"
import { whatsapp } from "./whatsapp/kind.ts"
import { xmpp } from "./xmpp/kind.ts"

const kinds = new Map<string, CarrierKind>()

/** Adds a kind. Throws if its word is taken. Kinds are added before the server starts. */
export function addCarrierKind(kind: CarrierKind): void {
  if (kinds.has(kind.kind)) throw new Error(`There is already a kind of carrier with the name ${kind.kind}.`)
  kinds.set(kind.kind, kind)
}

for (const kind of [smpp, smtp, http, mm4, mm7, xmpp, matrix, telegram, whatsapp]) addCarrierKind(kind)

/** Returns all kinds, in the order in which people see them. */
export function allCarrierKinds(): readonly CarrierKind[] {
  return [...kinds.values()]
}

/** Returns undefined for a kind that this installation does not have. */
export function findCarrierKind(kind: string): CarrierKind | undefined {
  return kinds.get(kind)
}

/** Throws for a kind that this installation does not have, such as one of an extension that is not loaded. */
export function requireCarrierKind(kind: string): CarrierKind {
  const found = kinds.get(kind)
  if (!found) throw new Error(`This installation has no carriers of the kind ${kind}. Load the extension for it.`)
  return found
}

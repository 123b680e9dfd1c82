import type { IdRelation } from "#messaging/carriers/carrier.ts"
import type { IdFormat } from "./config.ts"

/** The explicit settings that correspond to a learned relation. */
export const formatsOfRelation = {
  same: { submit: "as_is", receipt: "as_is" },
  hex_to_decimal: { submit: "hex", receipt: "decimal" },
  decimal_to_hex: { submit: "decimal", receipt: "hex" },
} as const satisfies Record<IdRelation, { submit: IdFormat; receipt: IdFormat }>

/** The limit of submissions that are remembered until the relation is learned. Each needs some 300 bytes. */
const recentMax = 20_000

/** Longer ids are compared unchanged: no number has so many digits (3.4 allows 64 octets). */
const digitsMax = 64

/**
 * SMPP 3.4 allows 64 characters (5.2.23). Some SMSCs write more, and an index of the store has room for a
 * limited number.
 */
const charactersMax = 255

interface Recent {
  reference: string
  to: string
  id: string
}

export interface ReferencesOptions {
  submit: IdFormat
  receipt: IdFormat
  /**
   * The relation that another process, or this one before its restart, has learned. It applies only to
   * `auto`.
   */
  learned?: IdRelation | null | undefined
  /** Called once, when a receipt has proved the relation for `auto`. */
  onLearned?: ((relation: IdRelation) => void) | undefined
}

/**
 * Builds the reference of a part from the carrier's id, so that the answer and the receipt have the same
 * string. Spaces, NULs, case and leading zeros do not count, and numbers are written in decimal, whatever
 * their size.
 *
 * With `auto` the relation is learned from the first unambiguous receipt, such as one with the decimal form
 * of an id with a letter. Until then receipts are looked up among the recent submissions in all forms, and
 * the recipient decides between two. The result should be stored (`onLearned`), and passed to the next
 * process (`learned`) and to other running processes (`learn`).
 */
export class References {
  readonly #options: ReferencesOptions
  #submit: IdFormat
  #receipt: IdFormat
  readonly #recent = new Map<string, Recent>()
  #learned: IdRelation | null = null

  constructor(options: ReferencesOptions) {
    this.#options = options
    this.#submit = options.submit
    this.#receipt = options.receipt
    if (options.learned) this.learn(options.learned)
  }

  /** Whether a receipt's reference is certain without its submission. */
  get isUnambiguous(): boolean {
    return this.#submit !== "auto"
  }

  /** Returns the reference for the id in submit_sm_resp. Empty without an id. */
  ofSubmission(id: string, to: string): string {
    const reference = inDecimal(id, this.#submit)
    if (!this.isUnambiguous && reference) this.#remember({ reference, to: digitsOf(to), id: reference })
    return reference
  }

  /**
   * Returns the reference for the ids in a receipt. Returns null without an id, or if the form is unknown and
   * the submission's answer may still arrive. With `isLast` it returns the likeliest form.
   */
  ofReceipt(ids: readonly string[], from: string, isLast: boolean): string | null {
    const [first] = ids
    if (first === undefined) return null
    if (this.isUnambiguous) return this.#findUnder(this.#learned, ids) ?? this.#referenceOfPair(ids)
    for (const id of ids) {
      const found = this.#find(normaliseMessageId(id), digitsOf(from))
      if (found) return found
    }
    return isLast ? normaliseMessageId(first) : null
  }

  /**
   * The reference under which a submission stored the part of a receipt before hexadecimal ids were
   * recognised, here or in another process. For an id with the prefix `0x`, that is the id as older versions
   * stored it. An id without a letter is left out, because it could be another message's in decimal. A chore
   * finds it, which knows until when ids were stored this way
   * (`messaging/messages/receipts/sweep-receipts.ts`).
   */
  legacyReferenceOf(reference: string, ids: readonly string[] = []): string | null {
    const prefixed = ids.map((id) => id.trim().toLowerCase()).find(isPrefixedHex)
    // Older versions removed the leading zero.
    if (prefixed !== undefined) return prefixed.slice(1)
    if (this.#options.submit !== "auto" || !/^\d{1,80}$/.test(reference)) return null
    const hex = BigInt(reference).toString(16)
    return /[a-f]/.test(hex) ? hex : null
  }

  /**
   * Some peers write one id in hexadecimal in the parameter and in decimal in the text. Such a pair is
   * unambiguous.
   */
  #referenceOfPair(ids: readonly string[]): string {
    const [first = "", second] = ids
    if (second !== undefined && this.#receipt !== "as_is") {
      if (inDecimal(first, "hex") === inDecimal(second, "decimal")) return inDecimal(second, "decimal")
      if (inDecimal(second, "hex") === inDecimal(first, "decimal")) return inDecimal(first, "decimal")
    }
    return inDecimal(first, this.#receipt)
  }

  #find(id: string, from: string): string | null {
    const candidates = (["same", "hex_to_decimal", "decimal_to_hex"] as const).flatMap((relation) => {
      const recent = this.#recent.get(keyOf(relation, id))
      return recent ? [{ relation, ...recent }] : []
    })
    const messages = new Set(candidates.map(({ reference }) => reference))
    const ofRecipient = candidates.filter(({ to }) => to === from)
    const found = (messages.size > 1 && ofRecipient[0]) || candidates[0]
    if (!found) return null
    if (proves(found.relation, found.id, id)) {
      this.learn(found.relation)
      this.#options.onLearned?.(found.relation)
    }
    return found.reference
  }

  /**
   * Submissions from before the relation was learned are stored with the unchanged id, under which receipts
   * must still find them.
   */
  #findUnder(relation: IdRelation | null, ids: readonly string[]): string | null {
    if (relation === null) return null
    const found = ids.map((id) => this.#recent.get(keyOf(relation, normaliseMessageId(id)))?.reference)
    return found.find((reference) => reference !== undefined) ?? null
  }

  /** Uses this relation from now on, unless a setting determines it. */
  learn(relation: IdRelation): void {
    if (this.#options.submit !== "auto") return
    const { submit, receipt } = formatsOfRelation[relation]
    this.#submit = submit
    this.#receipt = receipt
    this.#learned = relation
  }

  #remember(recent: Recent): void {
    const { id } = recent
    this.#recent.set(keyOf("same", id), recent)
    if (isHex(id)) this.#recent.set(keyOf("hex_to_decimal", inDecimal(id, "hex")), recent)
    if (/^\d+$/.test(id)) this.#recent.set(keyOf("decimal_to_hex", BigInt(id).toString(16)), recent)
    for (const key of this.#recent.keys()) {
      if (this.#recent.size <= recentMax * 3) return
      this.#recent.delete(key)
    }
  }
}

/** An id with a letter is unambiguous: hexadecimal, or text. */
function proves(relation: IdRelation, submitted: string, received: string): boolean {
  if (relation === "decimal_to_hex") return /[a-z]/.test(received)
  return /[^\d]/.test(submitted)
}

function keyOf(relation: IdRelation, id: string): string {
  return `${relation} ${id}`
}

function inDecimal(id: string, format: IdFormat): string {
  const plain = normaliseMessageId(id)
  if (format === "hex" && isHex(plain) && !isPrefixedHex(id.trim().toLowerCase()))
    return BigInt(`0x${plain}`).toString(10)
  return plain
}

/**
 * Returns a message id without the differences that SMSCs make between submit_sm_resp and the receipt:
 * spaces, NULs, upper case, leading zeros. A number with the prefix `0x` becomes decimal, because its base is
 * certain.
 */
export function normaliseMessageId(id: string): string {
  const plain = id.slice(0, charactersMax).replaceAll("\0", " ").trim().toLowerCase()
  return isPrefixedHex(plain) ? BigInt(plain).toString(10) : plain.replace(/^0+(?=.)/, "")
}

/** Returns whether an id, in lower case and without spaces, is a number with a hexadecimal prefix. */
function isPrefixedHex(plain: string): boolean {
  return plain.length <= digitsMax + 2 && /^0x[0-9a-f]+$/.test(plain)
}

function isHex(plain: string): boolean {
  return plain.length <= digitsMax && /^[0-9a-f]+$/.test(plain)
}

function digitsOf(address: string): string {
  return address.replace(/\D/g, "")
}

export const senderRuleKinds = ["exact", "pattern", "any"] as const

/** The operator allows an account, or every account, to send from numbers and names that no account owns. */
export interface SenderRule {
  id: string
  /** Null for every account. */
  accountId: string | null
  kind: (typeof senderRuleKinds)[number]
  /** In lower case. A pattern contains `*`. Null for `any`. */
  sender: string | null
  /** For people: why the rule exists. */
  note: string | null
  /** The upgrade made the rule, and no operator has confirmed it. */
  needsReview: boolean
  /** Another account owns the sender or has an exact rule for it, and no operator has confirmed the rule. */
  isConflict: boolean
  /** For an exact rule: the account that owns the sender. */
  ownerId: string | null
  createdAt: number
}

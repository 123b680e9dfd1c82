import type { Transaction } from "posthorn"

export type TransactionType = Transaction["type"]

interface Words {
  name: string
  meaning: string
}

export const typesInWords: Readonly<Record<TransactionType, Words>> = {
  charge: { name: "Charge", meaning: "A customer paid." },
  fee: { name: "Fee", meaning: "The provider kept its fee." },
  refund: { name: "Refund", meaning: "The customer got money back." },
  refund_reversal: { name: "Failed refund", meaning: "A refund failed, so the money is yours again." },
  dispute: { name: "Dispute", meaning: "The customer's bank took the money back." },
  dispute_reversal: { name: "Dispute won", meaning: "The bank returned the disputed money." },
  payout: { name: "Payout", meaning: "The provider paid out to your bank account." },
  adjustment: { name: "Adjustment", meaning: "A correction of the books." },
}

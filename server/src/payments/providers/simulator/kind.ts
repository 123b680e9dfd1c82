import { z } from "zod"
import { defineProviderKind } from "#payments/providers/kind.ts"

export const simulator = defineProviderKind({
  kind: "simulator",
  name: "Simulator",
  description: "For tests. No money moves.",
  settings: z.strictObject({}),
  secrets: z.strictObject({}),
  independent: [],
  setup: { credentials: ["The simulator needs no credentials. It moves no money."], notifications: [] },
  create: ({ accountId }, { simulated }) => simulated(accountId),
})

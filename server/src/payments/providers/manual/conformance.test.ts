import { checkProvider } from "#payments/providers/conformance.ts"
import { ManualProvider } from "./manual-provider.ts"

checkProvider(
  "A person who records payments",
  () =>
    Promise.resolve({
      provider: new ManualProvider(),
      token: "receipt 2026/4711",
      declinedToken: "",
      unknownReference: "PY0123456789abcdef0123456789abcdef",
      close: () => Promise.resolve(),
    }),
  ["requests", "declines", "pages", "manual capture", "multiple captures", "memory", "notifications", "transactions"],
)

/** The tests that every adapter must pass, for `node --test`. */
export {
  checkProvider,
  type PeerTrouble,
  type ProviderAbility,
  type ProviderUnderTest,
  type ReceivedNotification,
} from "../../../server/src/payments/providers/conformance.ts"
export { createTestProvider, type TestProviderOptions } from "../../../server/src/payments/providers/testing.ts"
export { nodeHttpClient } from "../../../server/src/core/outgoing/testing.ts"

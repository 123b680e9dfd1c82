/** The tests that every adapter must pass, for `node --test`. */
export {
  checkProvider,
  type PeerTrouble,
  type ProviderAbility,
  type ProviderUnderTest,
  type ReceivedNotification,
} from "../../../server/src/providers/conformance.ts"
export { createTestProvider, type TestProviderOptions } from "../../../server/src/providers/testing.ts"
export { nodeHttpClient } from "../../../server/src/outgoing/testing.ts"

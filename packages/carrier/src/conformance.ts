/** The tests that every adapter must pass, for `node --test`. */
export { checkCarrier, type CarrierUnderTest } from "../../../server/src/messaging/carriers/conformance.ts"
export { checkWebhookReader, type ReaderUnderTest } from "../../../server/src/messaging/carriers/webhook-conformance.ts"
export {
  CarrierWithWebhooks,
  createTestCarrier,
  createTestReader,
  inboundsIn,
  submissionOf,
  type TestCarrierOptions,
} from "../../../server/src/messaging/carriers/testing.ts"
export { nodeHttpClient } from "../../../server/src/core/outgoing/testing.ts"

/** The tests that every adapter must pass, for `node --test`. */
export { checkCarrier, type CarrierUnderTest } from "../../../server/src/carriers/conformance.ts"
export { checkWebhookReader, type ReaderUnderTest } from "../../../server/src/carriers/webhook-conformance.ts"
export {
  CarrierWithWebhooks,
  createTestCarrier,
  createTestReader,
  inboundsIn,
  submissionOf,
  type TestCarrierOptions,
} from "../../../server/src/carriers/testing.ts"
export { nodeHttpClient } from "../../../server/src/outgoing/testing.ts"

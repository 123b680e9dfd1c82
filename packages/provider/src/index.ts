/** What an adapter for a kind of payment provider needs. The README says what is stable. */
export {
  defineProviderKind,
  providerInterfaceVersion,
  type ProviderConfig,
  type ProviderEnvironment,
  type ProviderKind,
  type ProviderSetup,
} from "../../../server/src/payments/providers/kind.ts"
export * from "../../../server/src/payments/providers/provider.ts"
export { isShownUrl } from "../../../server/src/core/outgoing/url-text.ts"
export {
  field,
  inGroup,
  inPem,
  type FieldNotes,
  type FormGroup,
  type FormSchema,
} from "../../../server/src/core/std/form-schema.ts"
export { pause, timeOf, type Clock } from "../../../server/src/core/std/clock.ts"
export type * from "../../../server/src/core/outgoing/http-client.ts"
export type { Failure, FailureKind } from "../../../server/src/core/outgoing/failure.ts"
export { z } from "zod"

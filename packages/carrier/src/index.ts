/** What an adapter for a kind of carrier needs. The README says what is stable. */
export {
  carrierInterfaceVersion,
  credentialsGroup,
  defineKind,
  onlyHost,
  type AdapterParts,
  type CarrierHost,
  type CarrierKind,
  type CarrierSecrets,
  type LeasableCarrier,
  type ReaderParts,
} from "../../../server/src/messaging/carriers/kind.ts"
export type * from "../../../server/src/messaging/carriers/carrier.ts"
export {
  messageErrorCodes,
  type MessageErrorCode,
  type RefusalCause,
} from "../../../server/src/messaging/carriers/error-codes.ts"
export { permanentRefusal, refuseExpired, temporaryRefusal } from "../../../server/src/messaging/carriers/refusals.ts"
export { ignorePermanentFault, PermanentFault } from "../../../server/src/messaging/carriers/permanent-fault.ts"
export type { InboundContent, UnfetchedFiles } from "../../../server/src/messaging/carriers/inbound-files.ts"
export type {
  CarrierWebhook,
  HeadProof,
  WebhookAnswer,
  WebhookHead,
  WebhookInbound,
  WebhookReader,
  WebhookReading,
} from "../../../server/src/messaging/carriers/webhook.ts"
export { isSameSecret } from "../../../server/src/messaging/carriers/requests/is-same-secret.ts"
export { jsonOf } from "../../../server/src/messaging/carriers/requests/json-of.ts"
export {
  unansweredRequest,
  unreachableReason,
  type FailedRequest,
  type MessageApi,
  type Unreachable,
} from "../../../server/src/messaging/carriers/requests/message-api.ts"
export {
  RequestCarrier,
  type RequestCarrierOptions,
} from "../../../server/src/messaging/carriers/requests/request-carrier.ts"
export type { Parsed, SettingsFault } from "../../../server/src/messaging/carriers/parse-with.ts"
export {
  apiUrlSetting,
  hostSetting,
  numberOrNull,
  orDefault,
  orNull,
  pemSetting,
  settingGroup,
  textOrNull,
  wholeNumber,
} from "../../../server/src/messaging/carriers/setting-schemas.ts"
export {
  furtherGroup,
  settingNotes,
  throughputGroup,
  timeoutsGroup,
} from "../../../server/src/messaging/carriers/setting-notes.ts"
export {
  field,
  inGroup,
  inPem,
  type FieldNotes,
  type FormGroup,
  type FormSchema,
} from "../../../server/src/core/std/form-schema.ts"
export { storableText } from "../../../server/src/core/std/storable-text.ts"
export { pause, timeOf, type Clock } from "../../../server/src/core/std/clock.ts"
export type { Log } from "../../../server/src/core/std/log.ts"
export type { NewId } from "../../../server/src/core/std/ids.ts"
export type * from "../../../server/src/core/outgoing/http-client.ts"
export type { Failure, FailureKind } from "../../../server/src/core/outgoing/failure.ts"
export { z } from "zod"

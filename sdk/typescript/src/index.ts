export { Client } from "./core/client.ts"
export type { Call } from "./core/call.ts"
export {
  ApiError,
  ConnectionError,
  PosthornError,
  TimeoutError,
  UsageError,
  WebhookVerificationError,
} from "./core/errors.ts"
export type { ParameterFault } from "./core/errors.ts"
export type { AnswerHead, ClientOptions, RequestOptions } from "./core/options.ts"
export { List, Page } from "./core/page.ts"
export type { Streamed, StreamOptions } from "./core/stream.ts"
export type { VerifyOptions, WebhookHeaders } from "./core/webhook.ts"
export { version } from "./core/version.ts"
export { Posthorn } from "./generated/posthorn.ts"
export type * from "./generated/index.ts"
export { verifyWebhook } from "./verify-webhook.ts"
export type { ThinEvent } from "./verify-webhook.ts"
export { followEvents } from "./follow-events.ts"
export type { FollowedEvent, FollowOptions } from "./follow-events.ts"

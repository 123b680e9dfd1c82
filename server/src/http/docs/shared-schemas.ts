import type { JsonSchema } from "./json-schema.ts"

interface SchemaDocument {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, unknown> }
}

/**
 * Names for sets of words that several schemas have, each with a place that has the set. Clients have a type
 * of this name, so a name never changes.
 */
export const sharedWords: Readonly<Record<string, string>> = {
  AccountStatus: "Account.status",
  ApiKeyScope: "ApiKey.scope",
  AuthSessionStatus: "AuthSession.status",
  AuthenticationLevel: "AuthSession.acr",
  CallbackMethod: "PhoneNumber.inbound_method",
  CaptureMethod: "Payment.capture_method",
  CarrierKind: "Carrier.kind",
  ChallengeStatus: "Challenge.status",
  Channel: "Message.channel",
  CircuitState: "CarrierCircuit.state",
  DeliveryStatus: "Delivery.status",
  DifferenceStatus: "Difference.status",
  DisputeStatus: "Dispute.status",
  EnabledStatus: "Carrier.status",
  EventName: "Event.type",
  FeedbackOutcome: "MessageFeedback.outcome",
  FactorStatus: "Factor.status",
  FactorType: "Factor.factor_type",
  MemberRole: "Member.role",
  MessageDirection: "Message.direction",
  MessageIdFormat: "Carrier.learned_message_ids.submit",
  MessageStatus: "Message.status",
  MismatchResolution: "ResolvePaymentRequest.resolution",
  OptOutReach: "OptOutSettings.holds_for",
  PasskeyUserVerification: "VerificationSettings.passkey_user_verification",
  PaymentCancelReason: "Payment.cancel_reason",
  PaymentStatus: "Payment.status",
  PhoneNumberCapability: "PhoneNumber.capabilities[]",
  PhoneNumberStatus: "PhoneNumber.status",
  ProblemCode: "Problem.code",
  RefundReason: "Refund.reason",
  RefundStatus: "Refund.status",
  RequestedCapability: "CreatePhoneNumberRequest.capabilities[]",
  SenderRuleKind: "SenderRule.kind",
  SessionRevokedReason: "AuthSession.revoked_reason",
  SortOrder: "listMessages?order",
  StatisticsInterval: "Statistics.interval",
  TemplateButtonType: "CreateMessageRequest.template.buttons[].type",
  TextEncoding: "MessagePreview.encoding",
  TransactionType: "Transaction.type",
  VerificationChannel: "listVerificationAttempts?channel",
  VerificationMethod: "Verification.method",
  VerificationMode: "VerificationSettings.abuse_mode",
  VerificationStatus: "Verification.status",
  WebhookCallbackForm: "Webhook.callback_form",
  WebhookDisabledReason: "Webhook.disabled_reason",
  WebhookOrdering: "Webhook.ordering",
  WebhookPayload: "Webhook.payload",
  WebhookSignature: "Webhook.signatures[]",
  WebhookStatus: "Webhook.status",
}

/** Names for objects that several schemas have. */
export const sharedObjects: Readonly<Record<string, string>> = {
  MessageTemplateRequest: "CreateMessageRequest.template",
  PreviewedRoute: "MessagePreview.route",
  VerificationPayload: "Verification.payload",
  VerificationPayloadRequest: "CreateVerificationRequest.payload",
  VerificationRateLimit: "VerificationSettings.rate_limits[]",
  VerificationTemplate: "VerificationSettings.whatsapp_template",
  WebhookCertificate: "Webhook.client_certificate",
  WebhookCircuit: "Webhook.circuit",
}

/**
 * Returns the document with a component for each of these sets and objects, where two schemas or more have
 * it. Otherwise generators would make a type of each, with names such as `Status1`.
 */
export function withSharedSchemas<Document extends SchemaDocument>(document: Document): Document {
  const copy = structuredClone(document)
  shareSchemas(copy, sharedWords, wordsOf)
  // The objects have the names of the words in them by now.
  shareSchemas(copy, sharedObjects, fieldsOf)
  return copy
}

/** Returns what makes two schemas equal, or undefined for a schema of another kind. */
type ShapeOf = (schema: JsonSchema) => string | undefined

function shareSchemas(document: SchemaDocument, names: Readonly<Record<string, string>>, shapeOf: ShapeOf): void {
  const users = new Map<string, JsonSchema[]>()
  const add = (schema: JsonSchema): void => {
    const shape = shapeOf(schema)
    if (shape !== undefined) users.set(shape, [...(users.get(shape) ?? []), schema])
  }
  for (const schema of Object.values(document.components.schemas)) visitBelow(schema, add)
  visitBelow(document.paths, add)
  for (const [name, place] of Object.entries(names)) {
    const shape = shapeOf(schemaAt(document, place) ?? {})
    const found = shape === undefined ? [] : (users.get(shape) ?? [])
    if (shape === undefined || found.length < 2) continue
    document.components.schemas[name] = JSON.parse(shape)
    for (const schema of found) replaceByName(schema, name)
  }
}

/** Notes of one place stay beside the reference (JSON Schema 2020-12). */
const ownNotes = ["description", "examples", "default"]

function replaceByName(schema: JsonSchema, name: string): void {
  for (const key of Object.keys(schema)) if (!ownNotes.includes(key)) delete schema[key]
  schema["$ref"] = `#/components/schemas/${name}`
}

function wordsOf({ type, enum: words, "x-extensible-enum": openWords }: JsonSchema): string | undefined {
  if (type !== "string") return undefined
  if (Array.isArray(openWords)) return JSON.stringify({ type, "x-extensible-enum": openWords })
  return Array.isArray(words) ? JSON.stringify({ type, enum: words }) : undefined
}

function fieldsOf(schema: JsonSchema): string | undefined {
  if (schema["type"] !== "object" || !schema["properties"]) return undefined
  return JSON.stringify(Object.fromEntries(Object.entries(schema).filter(([key]) => !ownNotes.includes(key))))
}

/** Calls `see` with every object inside of a part of the document, except in examples. */
function visitBelow(part: unknown, see: (schema: JsonSchema) => void): void {
  if (typeof part !== "object" || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (key === "example" || key === "examples" || typeof value !== "object" || value === null) continue
    if (!Array.isArray(value)) see(value as JsonSchema)
    visitBelow(value, see)
  }
}

/** Finds `Message.tags[]`, or `listMessages?order` for a parameter. */
function schemaAt(document: SchemaDocument, place: string): JsonSchema | undefined {
  const [operation, parameter] = place.split("?")
  if (parameter !== undefined) return parameterOf(document, operation ?? "", parameter)
  const [name = "", ...fields] = place.split(".")
  let schema = document.components.schemas[name] as JsonSchema | undefined
  for (const field of fields) {
    const properties = schema?.["properties"] as Record<string, JsonSchema> | undefined
    schema = notNull(properties?.[field.replace("[]", "")])
    if (field.endsWith("[]")) schema = schema?.["items"] as JsonSchema | undefined
  }
  return schema
}

function notNull(schema: JsonSchema | undefined): JsonSchema | undefined {
  const alternatives = schema?.["anyOf"] as JsonSchema[] | undefined
  return alternatives ? alternatives.find(({ type }) => type !== "null") : schema
}

interface DescribedOperation {
  operationId?: string
  parameters?: readonly { name: string; schema: JsonSchema }[]
}

function parameterOf({ paths }: SchemaDocument, operation: string, parameter: string): JsonSchema | undefined {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods) as DescribedOperation[])
  const found = all.find(({ operationId }) => operationId === operation)
  return found?.parameters?.find(({ name }) => name === parameter)?.schema
}

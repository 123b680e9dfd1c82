import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { root } from "../../scripts/checks.ts"
import { isUnreachable, unreachable } from "../support/install-once.ts"

const version = "6.2.0"

/** The parts of Twilio's library that the tests use. Its types are not installed with this project. */
export interface TwilioClient {
  messages: Messages
  incomingPhoneNumbers: PhoneNumbers
  messaging: { v1: { services: Services } }
  api: { v2010: { accounts: ((sid: string) => AccountContext) & object } }
  lookups: { v2: { phoneNumbers(number: string): { fetch(parameters?: object): Promise<TwilioLookup> } } }
  verify: {
    v2: { services: VerifyServices; verificationAttempts: Attempts; verificationAttemptsSummary: AttemptsSummary }
  }
  request(options: object): Promise<{ statusCode: number; body: unknown }>
}

interface Messages {
  (sid: string): {
    fetch(): Promise<TwilioMessage>
    update(parameters: object): Promise<TwilioMessage>
    remove(): Promise<boolean>
    media: MediaList
    feedback: { create(parameters: object): Promise<{ messageSid: string; outcome: string }> }
  }
  create(parameters: object): Promise<TwilioMessage>
  list(parameters?: object): Promise<TwilioMessage[]>
  page(parameters: object): Promise<TwilioPage>
}

interface MediaList {
  (sid: string): { fetch(): Promise<{ contentType: string; uri: string }>; remove(): Promise<boolean> }
  list(): Promise<{ sid: string }[]>
}

interface PhoneNumbers {
  (sid: string): { fetch(): Promise<TwilioNumber>; update(parameters: object): Promise<TwilioNumber> }
  list(parameters?: object): Promise<TwilioNumber[]>
  page(parameters: object): Promise<TwilioPage<TwilioNumber>>
}

/** Messaging services, and the three lists of senders of each. */
interface Services {
  (sid: string): ServiceContext
  create(parameters: object): Promise<TwilioService>
  list(parameters?: object): Promise<TwilioService[]>
  page(parameters: object): Promise<ServicePage>
}

interface ServicePage {
  instances: TwilioService[]
  nextPage(): Promise<ServicePage> | undefined
  previousPage(): Promise<ServicePage> | undefined
}

interface ServiceContext {
  fetch(): Promise<TwilioService>
  update(parameters: object): Promise<TwilioService>
  remove(): Promise<boolean>
  phoneNumbers: SenderContext
  shortCodes: SenderContext
  alphaSenders: SenderContext
}

interface SenderContext {
  (sid: string): { fetch(): Promise<TwilioSender>; remove(): Promise<boolean> }
  create(parameters: object): Promise<TwilioSender>
  list(parameters?: object): Promise<TwilioSender[]>
}

interface TwilioService {
  sid: string
  friendlyName: string
  stickySender: boolean
  validityPeriod: number
  inboundRequestUrl: string | null
  fallbackUrl: string | null
  statusCallback: string | null
  useInboundWebhookOnNumber: boolean
  dateCreated: Date
  url: string
}

interface TwilioSender {
  sid: string
  serviceSid: string
  phoneNumber?: string
  shortCode?: string
  alphaSender?: string
  countryCode?: string
  capabilities: string[]
  dateCreated: Date
}

interface TwilioNumber {
  sid: string
  phoneNumber: string
  capabilities: object
  friendlyName: string
  smsUrl: string
  smsMethod: string
  smsFallbackUrl: string
  smsFallbackMethod: string
  statusCallback: string
}

interface VerifyServices {
  (sid: string): VerifyServiceContext
  create(parameters: object): Promise<TwilioVerifyService>
  list(parameters?: object): Promise<TwilioVerifyService[]>
}

interface VerifyServiceContext {
  fetch(): Promise<TwilioVerifyService>
  update(parameters: object): Promise<TwilioVerifyService>
  remove(): Promise<boolean>
  verifications: {
    (sid: string): { fetch(): Promise<TwilioVerification>; update(parameters: object): Promise<TwilioVerification> }
    create(parameters: object): Promise<TwilioVerification>
  }
  verificationChecks: { create(parameters: object): Promise<TwilioVerification> }
  entities: Entities
}

interface Attempts {
  (sid: string): { fetch(): Promise<TwilioAttempt> }
  list(parameters?: object): Promise<TwilioAttempt[]>
}

interface AttemptsSummary {
  (): { fetch(parameters?: object): Promise<TwilioAttemptsSummary> }
}

interface TwilioAttempt {
  sid: string
  serviceSid: string
  verificationSid: string
  channel: string
  conversionStatus: string
  price: { currency: string | null; value: string | null }
  channelData: { to: string; country: string; message_status: string }
  dateCreated: Date
}

interface TwilioAttemptsSummary {
  totalAttempts: number
  totalConverted: number
  totalUnconverted: number
  conversionRatePercentage: string
}

interface Entities {
  (identity: string): EntityContext
  create(parameters: object): Promise<TwilioEntity>
  list(parameters?: object): Promise<TwilioEntity[]>
}

interface EntityContext {
  fetch(): Promise<TwilioEntity>
  remove(): Promise<boolean>
  newFactors: { create(parameters: object): Promise<TwilioFactor> }
  factors: {
    (sid: string): {
      fetch(): Promise<TwilioFactor>
      update(parameters: object): Promise<TwilioFactor>
      remove(): Promise<boolean>
    }
    list(parameters?: object): Promise<TwilioFactor[]>
  }
  challenges: {
    (sid: string): { fetch(): Promise<TwilioChallenge>; update(parameters: object): Promise<TwilioChallenge> }
    create(parameters: object): Promise<TwilioChallenge>
    list(parameters?: object): Promise<TwilioChallenge[]>
  }
}

interface TwilioEntity {
  sid: string
  identity: string
  serviceSid: string
  dateCreated: Date
  links: Record<string, string>
}

interface TwilioFactor {
  sid: string
  entitySid: string
  identity: string
  friendlyName: string
  status: string
  factorType: string
  config: object
  binding: { secret: string; uri: string } | null
  dateCreated: Date
  url: string
}

interface TwilioChallenge {
  sid: string
  factorSid: string
  status: string
  respondedReason: string | null
  dateResponded: Date | null
  expirationDate: Date
  url: string
}

interface TwilioVerifyService {
  sid: string
  accountSid: string
  friendlyName: string
  codeLength: number
  customCodeEnabled: boolean
  dateCreated: Date
  url: string
}

interface TwilioVerification {
  sid: string
  serviceSid: string
  accountSid: string
  to: string
  channel: string
  status: string
  valid: boolean
  sendCodeAttempts: { time: string; channel: string; attempt_sid: string }[]
  dateCreated: Date
}

interface TwilioLookup {
  phoneNumber: string
  nationalFormat: string | null
  callingCountryCode: string | null
  countryCode: string | null
  valid: boolean
  validationErrors: string[] | null
  lineTypeIntelligence: { type: string; carrierName: string | null } | null
  url: string
}

interface AccountContext {
  fetch(): Promise<{ sid: string; friendlyName: string; status: string }>
  calls: { create(parameters: object): Promise<unknown> }
}

export interface TwilioPage<Instance = TwilioMessage> {
  instances: Instance[]
  nextPage(): Promise<TwilioPage<Instance>> | undefined
  previousPage(): Promise<TwilioPage<Instance>> | undefined
}

export interface TwilioMessage {
  sid: string
  status: string
  body: string
  to: string
  from: string
  direction: string
  numSegments: string
  numMedia: string
  price: string | null
  errorCode: number | null
  dateCreated: Date
  dateSent: Date | null
  messagingServiceSid: string | null
  uri: string
}

interface Library {
  (sid: string, token: string, options: object): TwilioClient
  validateRequest(token: string, signature: string, url: string, parameters: object): boolean
  twiml: { MessagingResponse: new () => MessagingResponse }
}

interface RequestClient {
  request(options: { uri: string }): Promise<unknown>
}

/** Installs the library once, in the cache. Returns the reason if this machine cannot have it. */
export function whyNoNodeLibrary(): string | false {
  const home = libraryHome()
  if (existsSync(path.join(home, "node_modules/twilio/package.json"))) return false
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, "package.json"), "{}")
  const options = ["install", "--ignore-scripts", "--no-audit", "--no-fund", `twilio@${version}`]
  const { status, stderr } = spawnSync("npm", options, { cwd: home, encoding: "utf8" })
  if (status === 0) return false
  if (isUnreachable(stderr)) return unreachable
  throw new Error(stderr)
}

/** A client of the unmodified library. Its documented means to reach another host is a client for HTTP. */
export function createTwilioClient(baseUrl: string, accountSid: string, authToken: string, more: object = {}) {
  const load = loader()
  const twilio = load("twilio") as Library
  const Base = load("twilio/lib/base/RequestClient") as new () => RequestClient
  class ToPosthorn extends Base {
    override request(options: { uri: string }): Promise<unknown> {
      return super.request({ ...options, uri: options.uri.replace(/^https:\/\/[^/]+/, baseUrl) })
    }
  }
  return twilio(accountSid, authToken, { httpClient: new ToPosthorn(), ...more })
}

/** Whether the library accepts the signature of a request, as programs ask it. */
export function isSignedByTwilio(
  authToken: string,
  { signature, url, body }: { signature: string; url: string; body: string },
): boolean {
  const twilio = loader()("twilio") as Library
  return twilio.validateRequest(authToken, signature, url, Object.fromEntries(new URLSearchParams(body)))
}

/** The library's writer of TwiML. */
export interface MessagingResponse {
  message(attributes: object, body?: string): { body(text: string): void; media(url: string): void }
  redirect(attributes: object, url: string): void
  toString(): string
}

export function newMessagingResponse(): MessagingResponse {
  const { MessagingResponse } = (loader()("twilio") as Library).twiml
  return new MessagingResponse()
}

function loader(): NodeJS.Require {
  return createRequire(path.join(libraryHome(), "package.json"))
}

/** The folder in which a program finds the library. */
export const nodeModulesOfLibrary = path.join(libraryHome(), "node_modules")

function libraryHome(): string {
  return path.join(root, `.cache/twilio-node-${version}`)
}

import { isIP } from "node:net"
import { blameOf, blames, messageErrorCodes } from "#carriers/error-codes.ts"
import type { MessageErrorCode } from "#carriers/error-codes.ts"
import { commandStatus } from "#smpp/command-status.ts"
import type { Numbering, SmppCarrierConfig, SmppHost, SmppSecrets, SmppTls, StatusMeaning } from "./config.ts"
import { Faults, fieldsOf } from "#carriers/config-fields.ts"
import type { ConfigFields, Parsed } from "#carriers/config-fields.ts"
import { plainError } from "./meanings.ts"

/**
 * What the carriers that publish their limits ask for: 10 unanswered, 30 s of silence, some tens of segments
 * a second.
 */
const defaults = { windowMax: 10, connectTimeoutMs: 10_000, responseTimeoutMs: 30_000, enquireLinkMs: 30_000 }
/**
 * A claim of the sender lasts a minute; waiting for a place and for the answer together must end before it.
 */
const responseTimeoutMsMax = 40_000

/**
 * Parses the settings of a carrier from a plain object, with defaults for all but `hosts` and `systemId`.
 * Otherwise returns every fault with its field: `hosts[1].port`. Unknown fields are faults.
 */
export function parseSmppConfig(value: unknown): Parsed<SmppCarrierConfig> {
  const faults = new Faults()
  const fields = fieldsOf(value, "", faults)
  const config: SmppCarrierConfig = {
    ...readTarget(fields),
    ...readPace(fields),
    ...readContent(fields),
    ...readAddresses(fields),
    ...readReceipts(fields),
    ...readInbound(fields),
    statuses: readStatuses(fields),
    receiptStates: readReceiptStates(fields),
    receiptErrors: readReceiptErrors(fields),
  }
  fields.end()
  return faults.all.length ? { kind: "faults", faults: faults.all } : { kind: "ok", value: config }
}

/** The secrets: `password`, and `tlsKey` where a host asks for our certificate. */
export function parseSmppSecrets(value: unknown): Parsed<SmppSecrets> {
  const faults = new Faults()
  const fields = fieldsOf(value, "", faults)
  const secrets = {
    password: fields.latin1("password", { most: 64, fallback: "" }),
    tlsKey: fields.pem("tlsKey"),
  }
  fields.end()
  return faults.all.length ? { kind: "faults", faults: faults.all } : { kind: "ok", value: secrets }
}

type Of<K extends keyof SmppCarrierConfig> = Pick<SmppCarrierConfig, K>

function readTarget(
  fields: ConfigFields,
): Of<"hosts" | "mode" | "systemId" | "systemType" | "addressRange" | "serviceType"> {
  return {
    hosts: fields.list("hosts", { least: 1, most: 20 }, readHost),
    mode: fields.choice("mode", ["transceiver", "pair"]),
    // The standard says 15; carriers hand out longer ones.
    systemId: fields.latin1("systemId", { most: 64 }),
    systemType: fields.latin1("systemType", { most: 12, fallback: "" }),
    addressRange: fields.latin1("addressRange", { most: 40, fallback: "" }),
    serviceType: fields.latin1("serviceType", { most: 5, fallback: "" }),
  }
}

function readHost(fields: ConfigFields): SmppHost {
  const host = fields.latin1("host", { most: 253 })
  if (!/^[\w.-]+$/.test(host) && !isIP(host)) fields.fault("host", "is not a name or address of a host, without a port")
  const localAddress = fields.optionalText("localAddress", 45)
  if (localAddress !== null && !isIP(localAddress)) fields.fault("localAddress", "is not an IP address")
  return {
    host,
    port: fields.integer("port", { least: 1, most: 65_535, fallback: 2775 }),
    tls: fields.optional("tls", readTls),
    binds: fields.integer("binds", { least: 1, most: 50, fallback: 1 }),
    localAddress,
  }
}

function readTls(fields: ConfigFields): SmppTls {
  return { ca: fields.pem("ca"), servername: fields.optionalText("servername", 253), cert: fields.pem("cert") }
}

function readPace(
  fields: ConfigFields,
): Of<
  | "windowMax"
  | "segmentsPerSecond"
  | "bindSegmentsPerSecond"
  | "connectTimeoutMs"
  | "responseTimeoutMs"
  | "enquireLinkMs"
> {
  const rate = { least: 0.01, most: 100_000 }
  return {
    windowMax: fields.integer("windowMax", { least: 1, most: 1_000, fallback: defaults.windowMax }),
    segmentsPerSecond: fields.optionalNumber("segmentsPerSecond", rate),
    bindSegmentsPerSecond: fields.optionalNumber("bindSegmentsPerSecond", rate),
    connectTimeoutMs: fields.integer("connectTimeoutMs", {
      least: 100,
      most: 60_000,
      fallback: defaults.connectTimeoutMs,
    }),
    responseTimeoutMs: fields.integer("responseTimeoutMs", {
      least: 100,
      most: responseTimeoutMsMax,
      fallback: defaults.responseTimeoutMs,
    }),
    enquireLinkMs: fields.integer("enquireLinkMs", { least: 1_000, most: 600_000, fallback: defaults.enquireLinkMs }),
  }
}

function readContent(fields: ConfigFields): Of<"longMessages" | "defaultAlphabet" | "dataCodings" | "validity"> {
  return {
    longMessages: fields.choice("longMessages", ["udh8", "udh16", "sar", "payload"]),
    defaultAlphabet: fields.choice("defaultAlphabet", ["gsm7", "latin1"]),
    dataCodings: fields.group("dataCodings", (inner) => ({
      default: inner.integer("default", { least: 0, most: 255, fallback: 0 }),
      ucs2: inner.integer("ucs2", { least: 0, most: 255, fallback: 8 }),
    })),
    validity: fields.choice("validity", ["relative", "absolute", "none"]),
  }
}

function readAddresses(
  fields: ConfigFields,
): Of<"source" | "destination" | "shortCodeDigitsMax" | "keepsPlus" | "countryCode"> {
  const countryCode = fields.optionalText("countryCode", 3)
  if (countryCode !== null && !/^[1-9]\d*$/.test(countryCode)) fields.fault("countryCode", "is not digits, as in 49")
  return {
    source: fields.group("source", (inner) => ({
      international: inner.group("international", (its) => readNumbering(its, { ton: 1, npi: 1 })),
      alphanumeric: inner.group("alphanumeric", (its) => readNumbering(its, { ton: 5, npi: 0 })),
      shortCode: inner.group("shortCode", (its) => readNumbering(its, { ton: 3, npi: 0 })),
    })),
    destination: fields.group("destination", (inner) => readNumbering(inner, { ton: 1, npi: 1 })),
    shortCodeDigitsMax: fields.integer("shortCodeDigitsMax", { least: 0, most: 12, fallback: 8 }),
    keepsPlus: fields.flag("keepsPlus", false),
    countryCode,
  }
}

function readNumbering(fields: ConfigFields, fallback: Numbering): Numbering {
  return {
    ton: fields.integer("ton", { least: 0, most: 255, fallback: fallback.ton }),
    npi: fields.integer("npi", { least: 0, most: 255, fallback: fallback.npi }),
  }
}

function readReceipts(
  fields: ConfigFields,
): Of<
  | "receipts"
  | "receiptsByParametersAlone"
  | "receiptUtcOffsetMinutes"
  | "messageIds"
  | "queryAfterMs"
  | "queriesPerSecond"
> {
  const formats = ["auto", "as_is", "hex", "decimal"] as const
  const messageIds = fields.group("messageIds", (inner) => ({
    submit: inner.choice("submit", formats),
    receipt: inner.choice("receipt", formats),
  }))
  if ((messageIds.submit === "auto") !== (messageIds.receipt === "auto"))
    fields.fault("messageIds", "must say auto for both, or for neither")
  if ((messageIds.submit === "as_is") !== (messageIds.receipt === "as_is") && messageIds.submit !== "auto")
    fields.fault(
      "messageIds",
      "cannot compare ids that are numbers with ids that are text: say as_is for both, or none",
    )
  return {
    receipts: fields.choice("receipts", ["all", "failures", "none"]),
    receiptsByParametersAlone: fields.flag("receiptsByParametersAlone", false),
    receiptUtcOffsetMinutes: fields.integer("receiptUtcOffsetMinutes", { least: -900, most: 900, fallback: 0 }),
    messageIds,
    queryAfterMs: fields.optionalNumber("queryAfterMs", { least: 60_000, most: 604_800_000 }),
    queriesPerSecond: fields.integer("queriesPerSecond", { least: 1, most: 100, fallback: 5 }),
  }
}

function readInbound(fields: ConfigFields): Of<"partsAnswered" | "partsHeldMs" | "partsExpireMs"> {
  return {
    partsAnswered: fields.choice("partsAnswered", ["after_commit", "at_once"]),
    partsHeldMs: fields.integer("partsHeldMs", { least: 100, most: 60_000, fallback: 1_500 }),
    partsExpireMs: fields.integer("partsExpireMs", { least: 10_000, most: 86_400_000, fallback: 1_800_000 }),
  }
}

/** Keyed by the name of the standard, or by the number, decimal or with 0x. */
function readStatuses(fields: ConfigFields): ReadonlyMap<number, StatusMeaning> {
  return fields.map("statuses", 500, (name, inner) => {
    const status = name in commandStatus ? commandStatus[name as keyof typeof commandStatus] : Number(name || NaN)
    if (!Number.isInteger(status) || status < 1 || status > 0xffff_ffff)
      inner.fault("", "is not a status: a name such as ESME_RSYSERR, or a number such as 0x451")
    const code = readCode(inner, "code")
    const blame = inner.choice("blame", blames, blameOf({ code }))
    return [status, { code, isPermanent: inner.flag("isPermanent", true), blame }]
  })
}

function readReceiptStates(fields: ConfigFields): SmppCarrierConfig["receiptStates"] {
  const states = ["undelivered", "delivered", "accepted"] as const
  return fields.map("receiptStates", 200, (name, inner) => [name.toUpperCase(), inner.choice("state", states)])
}

function readReceiptErrors(fields: ConfigFields): ReadonlyMap<string, MessageErrorCode> {
  return fields.map("receiptErrors", 2_000, (name, inner) => [plainError(name), readCode(inner, "code")])
}

function readCode(fields: ConfigFields, name: string): MessageErrorCode {
  return fields.choice(name, Object.keys(messageErrorCodes) as MessageErrorCode[], "carrier_rejected")
}

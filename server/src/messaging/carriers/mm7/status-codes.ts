import type { ConfiguredMeaning } from "#messaging/carriers/http/answer-mapping.ts"

/** A message of one recipient cannot succeed in part, so 1100 is a success. */
export const successCodes: ReadonlySet<string> = new Set(["1000", "1100"])

/** The account with the MMSC is wrong, not the message. The operator must correct the settings. */
const account: ConfiguredMeaning = { code: "carrier_rejected", is_permanent: false, blame: "carrier" }

/**
 * StatusCodes of MM7 (3GPP TS 23.140, section 8.7.8.3), and the codes of a SOAP fault that has none (SOAP
 * 1.1, section 4.4.1).
 */
const meanings: Readonly<Record<string, ConfiguredMeaning>> = {
  "2001": "sender_not_permitted",
  "2002": "invalid_recipient",
  "2003": "unknown_handset",
  "2004": "media_type_unsupported",
  "2007": "message_invalid",
  "3000": "carrier_unavailable",
  "3001": "carrier_unavailable",
  "3002": "blocked_by_carrier",
  "4000": "carrier_unavailable",
  "4001": account,
  "4002": account,
  "4003": account,
  "4004": "message_invalid",
  "4005": "carrier_unavailable",
  "4006": "carrier_unavailable",
  "4007": account,
  "4008": account,
  VersionMismatch: account,
  MustUnderstand: account,
  Client: "carrier_rejected",
  Server: "unknown",
}

export function meaningOfStatusCode(code: string): ConfiguredMeaning {
  return meanings[code] ?? (/^[34]\d{3}$/.test(code) ? "carrier_unavailable" : "carrier_rejected")
}

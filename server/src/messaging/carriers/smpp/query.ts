import type { Frame, StatusQuery, StatusQueryOutcome } from "#messaging/carriers/carrier.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import type { PduFields } from "#messaging/smpp/commands.ts"
import { stateOfNumber } from "#messaging/smpp/receipt.ts"
import { parseTime } from "#messaging/smpp/smpp-time.ts"
import { writeSource } from "./addresses.ts"
import type { Bind } from "./bind.ts"
import type { SmppCarrierConfig } from "./config.ts"
import { meaningOfReceipt } from "./meanings.ts"

export interface QueryOptions {
  bind: Bind
  config: SmppCarrierConfig
  now: number
  isTraced: boolean
}

/**
 * Queries the state of a message with query_sm (SMPP 3.4, section 4.8), by the carrier's id and the submitted
 * sender. `UNKNOWN` (the carrier has forgotten the message) and a refusal give no information.
 */
export async function queryMessageStatus(
  question: StatusQuery,
  { bind, config, now, isTraced }: QueryOptions,
): Promise<StatusQueryOutcome> {
  const source = writeSource(question.from, config)
  const { fate, frames } = await bind.query({
    messageId: question.id,
    sourceAddrTon: source.ton,
    sourceAddrNpi: source.npi,
    sourceAddr: source.address,
  })
  if (fate.kind !== "answered") return { kind: "nothing" }
  const { status, response } = fate
  if (status === commandStatus.ESME_RINVCMDID) return { kind: "unsupported" }
  if (status !== 0 || response.command !== "query_sm_resp") return { kind: "nothing" }
  return readAnswer(question, response.fields, { config, now, frames: isTraced ? frames : [] })
}

function readAnswer(
  { reference }: StatusQuery,
  { messageState, errorCode, finalDate }: PduFields<"query_sm_resp">,
  { config, now, frames }: { config: SmppCarrierConfig; now: number; frames: readonly Frame[] },
): StatusQueryOutcome {
  const state = stateOfNumber(messageState)
  if (state === null || state === "unknown") return { kind: "nothing" }
  const error = errorCode ? String(errorCode) : null
  const meaning = meaningOfReceipt({ kind: "receipt", state, stateWord: null, error, networkError: null }, config)
  const at = Math.min(parseTime(finalDate, now) ?? now, now)
  const raw = `query_sm_resp message_state:${messageState} (${state}) final_date:${finalDate} error_code:${errorCode}`
  return { kind: "told", receipt: { reference, ...meaning, at, raw, ...(frames.length ? { frames } : {}) } }
}

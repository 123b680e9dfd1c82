import { setImmediate as turn } from "node:timers/promises"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import type { SmppSession } from "#messaging/smpp/session.ts"
import type { Smsc, SubmitPdu } from "./testing.ts"

const early = 0.3
const doubled = 0.1
const onAnotherBind = 0.1

/**
 * Uses hexadecimal ids in answers and decimal ids in receipts, and sends receipts in the most difficult ways
 * that carriers use.
 */
export class ReceiptTroubles {
  readonly counts = { parts: 0, early: 0, doubled: 0, elsewhere: 0 }
  readonly #smsc: Smsc
  readonly #random: () => number
  /** From here on, some ids have no letter, and as many mean a different number in the other base. */
  #ids = 0x4fe0

  constructor(smsc: Smsc, seed: number) {
    this.#smsc = smsc
    this.#random = seededRandom(seed)
  }

  async answer(submit: SubmitPdu, session: SmppSession): Promise<SmppAnswer> {
    const id = this.#ids++
    this.counts.parts++
    const bring = () => void this.#bring(String(id), submit, session)
    if (this.#chance(doubled, "doubled")) setImmediate(bring)
    if (this.#chance(early, "early")) {
      bring()
      for (let turns = 0; turns < 30; turns++) await turn()
    } else {
      setImmediate(bring)
    }
    return this.#smsc.accept(id.toString(16).toUpperCase().padStart(8, "0"))
  }

  async #bring(id: string, submit: SubmitPdu, session: SmppSession): Promise<void> {
    const other = this.#smsc.sessions.find((each) => each !== session)
    const isElsewhere = this.#chance(onAnotherBind, "elsewhere") && other
    await this.#smsc.bringReceipt(id, submit, {}, isElsewhere ? other : session)
  }

  #chance(share: number, name: keyof ReceiptTroubles["counts"]): boolean {
    const isSo = this.#random() < share
    if (isSo) this.counts[name]++
    return isSo
  }
}

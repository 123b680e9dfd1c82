import type { Clock } from "#core/std/clock.ts"
import type { Refused, Submission } from "./carrier.ts"
import { messageErrorCodes, type MessageErrorCode } from "./error-codes.ts"

/** Default reason: the usual words for the code. */
export function permanentRefusal(code: MessageErrorCode, reason: string = messageErrorCodes[code]): Refused {
  return { kind: "refused", isPermanent: true, code, reason }
}

/** Refuses for now: the same submission may succeed later. */
export function temporaryRefusal(code: MessageErrorCode, reason?: string): Refused {
  return { ...permanentRefusal(code, reason), isPermanent: false }
}

/** Refuses a message whose validity period is over. */
export function refuseExpired({ expiresAt }: Pick<Submission, "expiresAt">, clock: Clock): Refused | null {
  if (expiresAt === null || expiresAt > clock.now()) return null
  return permanentRefusal("validity_expired", "The validity period of the message has ended.")
}

import { dueMark, type RequestShape } from "../load/request-template.ts"

/**
 * A text message as a customer sends it: a form with one segment, different from all others. The recipients
 * also differ, in ten million numbers. Their last digits, 55, cause no trouble in the simulator.
 */
export function messageRequest(authorization: string): RequestShape {
  return {
    method: "POST",
    path: "/v1/messages",
    headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
    body: `To=%2B12{number:7}55&From=%2B15005550006&Body=Message+{number:9}+${dueMark.trim()}+{micros}+is+here`,
  }
}

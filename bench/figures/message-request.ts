import { dueMark, type RequestShape } from "../load/request-template.ts"

/**
 * A text message as a customer sends it: form, one segment, unlike any other. The recipients differ too, in
 * ten million numbers whose last digits, 55, ask the simulator for no trouble.
 */
export function messageRequest(authorization: string): RequestShape {
  return {
    method: "POST",
    path: "/v1/messages",
    headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
    body: `To=%2B12{number:7}55&From=%2B15005550006&Body=Message+{number:9}+${dueMark.trim()}+{micros}+is+here`,
  }
}

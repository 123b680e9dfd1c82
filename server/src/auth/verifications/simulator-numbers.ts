/** Recipients with special behaviour, only if the simulator is the carrier. The guide lists them. */
export const simulatorNumbers = {
  /** Its code is always zeros. */
  fixedCode: "+15005550010",
  /** Its code expires after two seconds. */
  shortLife: "+15005550012",
  /** It has reached its limit of messages. */
  exhausted: "+15005550013",
  /** Its prefix is blocked. */
  blocked: "+15005550014",
} as const

export const shortLifeMs = 2_000

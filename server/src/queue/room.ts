/** What is full waits for so much of it to be done, or each finished job would cost a claim of its own. */
export const usualPart = 4
export const eagerPart = 16
const keptPart = 8

/** How much more may be held of what may hold `max`; none before a good part of it is done. */
export function roomIn(max: number, held: number, takeMax: number, part: number): number {
  const room = max - held
  return held > 0 && room < Math.min(takeMax, Math.ceil(max / part)) ? 0 : room
}

/** Room at a target, of which an eighth is kept for eager lanes, half of that for each. */
export function roomAt(max: number, held: number, takeMax: number, isEager: boolean): number {
  const usual = roomIn(max - Math.trunc(max / keptPart), held, takeMax, usualPart)
  if (usual > 0 || !isEager) return usual
  return Math.min(roomIn(max, held, takeMax, eagerPart), Math.ceil(max / eagerPart))
}

/** What one of so many ready lanes may claim, `least` or more, so that those of one turn find room beside each other. */
export function shareOf(claimedMax: number, lanes: number, least: number): number {
  return Math.max(least, Math.ceil(claimedMax / lanes))
}

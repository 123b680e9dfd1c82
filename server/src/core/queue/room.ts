/**
 * A full target waits until this fraction of its jobs is done. Otherwise each finished job would cost a claim
 * of its own.
 */
export const usualShare = 4
export const eagerShare = 16
const keptPart = 8

/** How many more jobs fit under `max`; none before a good part of it is done. */
export function roomIn(max: number, held: number, claimMax: number, part: number): number {
  const room = max - held
  return held > 0 && room < Math.min(claimMax, Math.ceil(max / part)) ? 0 : room
}

/** The room at a target. An eighth is reserved for eager lanes. Each eager lane can use half of it. */
export function roomAt(max: number, held: number, claimMax: number, isEager: boolean): number {
  const usual = roomIn(max - Math.trunc(max / keptPart), held, claimMax, usualShare)
  if (usual > 0 || !isEager) return usual
  return Math.min(roomIn(max, held, claimMax, eagerShare), Math.ceil(max / eagerShare))
}

/**
 * How many jobs each of `lanes` ready lanes may claim, at least `least`, so that all lanes of one turn find
 * room.
 */
export function shareOf(claimedMax: number, lanes: number, least: number): number {
  return Math.max(least, Math.ceil(claimedMax / lanes))
}

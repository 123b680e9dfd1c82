import { countOf } from "../count-of.ts"

export const blocked = "Blocked"
export const blockRecordedOnly = "Recorded only: abuse mode is dry run."
export const status = "Status"
export const began = "Started"
export const ends = "Ends"
export const active = "Active"
export const blocksEmpty = "No area is blocked. Posthorn blocks an area when many messages to it lead to few approvals."
export const activeBlocksNewestFirst = "Active blocks, newest first"
export const blocksNewestOnly = (activeMax: string) => `These are the newest ${activeMax}. The API lists the others.`
export const ended = "Ended"
export const endedBlocksNewestFirst = "Ended blocks, newest first"
export const countOfAll = (count: string, all: string) => `${count} of ${all}`
export const period = "Period"
export const day = "Day"
export const week = "Week"
export const month = "Month"
export const action = "Action"
export const release = "Release"
export const releaseBlock = (block: string) => `Release ${block}`
export const blockReleased = "The block is released."
export const releaseTitle = "Release the block?"
export const releaseButton = "Release block"
export const until = "Until {time}"
export const releaseText =
  "Posthorn sends verifications to {area} again, and counts their messages from zero. If the messages come from an attack, they cost money until Posthorn blocks the area again."
export const noCountry = "No country"
export const areaCountry = (country: string) => `all numbers of ${country}`
export const areaAccount = "all numbers of this account"
export const areaPair = (prefix: string, network: string) => `numbers that begin with ${prefix}, from ${network}`
export const areaPrefix = (prefix: string, country: string) => `numbers that begin with ${prefix} (${country})`
export const blockReason = (sends: number, approvals: number) =>
  `${countOf(sends, "message")} led to ${countOf(approvals, "approval")}.`

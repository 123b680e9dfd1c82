import { channels, type Channel } from "../api/generated/channels.ts"

/** Returns undefined for a channel that is unknown to the console. */
export function findChannel(channel: string): Channel | undefined {
  return channels.find((each) => each.channel === channel)
}

export function channelName(channel: string): string {
  return findChannel(channel)?.label ?? channel
}

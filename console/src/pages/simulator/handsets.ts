import { channels } from "../../api/generated/channels.ts"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

/** The limit of handsets on a page. Each needs three requests. */
export const handsetsMax = 12

/** The handsets that the page's address contains. */
export function useHandsets() {
  const [filters, change] = useFilters<"handsets">()
  const numbers = [...new Set((filters.handsets ?? "").split(",").filter(Boolean))].slice(0, handsetsMax)
  const show = (next: readonly string[]) => change({ handsets: next.join(",") })
  return {
    numbers,
    add(number: string) {
      if (!numbers.includes(number)) show([...numbers, number].slice(-handsetsMax))
    },
    remove: (number: string) => show(numbers.filter((each) => each !== number)),
  }
}

/** Normalises a number as people write it, such as `0044 20 …` and `(415) 555`. Keeps a chat address. */
export function plainNumber(text: string): string {
  if (text.includes(":")) return text.trim()
  return text.replace(/[\s().-]/g, "").replace(/^00/, "+")
}

/** Returns the fault of a number, or null. The server checks more when a message is sent there. */
export function faultOfNumber(text: string): string | null {
  const address = plainNumber(text)
  const prefixed = channels.find(({ channel, hasPrefix }) => hasPrefix && address.startsWith(`${channel}:`))
  const form = prefixed ? prefixed.addresses : "number"
  const rest = prefixed ? address.slice(prefixed.channel.length + 1) : address
  const isValid = form === "number" ? /^\+\d{8,15}$/.test(rest) : form?.test(rest.toLowerCase())
  return isValid ? null : strings.handsetInvalid
}

/** The channel of an address; empty for phone numbers. */
export function channelOf(address: string): string {
  return address.slice(0, address.indexOf(":") + 1)
}

/** Returns null, or why the page cannot show one more handset. */
export function faultOnDesk(number: string, numbers: readonly string[]): string | null {
  if (numbers.includes(number)) return strings.handsetTwice
  return numbers.length < handsetsMax ? null : strings.handsetsFull(handsetsMax)
}

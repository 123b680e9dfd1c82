import { Time } from "./time.tsx"

/** Caught, so that `split` keeps it. */
const moment = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)/

/** A text in which each moment, as the API writes it, is one of the reader's zone. */
export function Sentence({ text }: { text: string }) {
  return text.split(moment).map((part, index) => (index % 2 === 1 ? <Time key={index} at={part} short /> : part))
}

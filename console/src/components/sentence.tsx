import { Time } from "./time.tsx"

/** The group makes `split` keep the match. */
const moment = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)/

/** A text in which each time of the API is shown in the reader's zone. */
export function Sentence({ text }: { text: string }) {
  return text.split(moment).map((part, index) => (index % 2 === 1 ? <Time key={index} at={part} short /> : part))
}

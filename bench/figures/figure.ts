import type { Settings } from "../system/bench.ts"

export interface Goal {
  /** The column of the goal. The median over the runs counts. */
  column: string
  is: "at least" | "at most"
  value: number
}

export interface Figure {
  name: string
  /** The measured quantity, as a sentence. */
  sentence: string
  goals: Goal[]
  /** Returns one row for each run, as numbers by column. Reports its progress to `say`. */
  measure(
    settings: Settings,
    say: (line: string) => void,
  ): Promise<{ rows: Record<string, number>[]; postgresql: string }>
}

/** Returns the middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

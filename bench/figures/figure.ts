import type { Settings } from "../system/bench.ts"

export interface Goal {
  /** The column that it is about; its median over the runs counts. */
  column: string
  is: "at least" | "at most"
  value: number
}

export interface Figure {
  name: string
  /** What is measured, in a sentence. */
  sentence: string
  goals: Goal[]
  /** One row a run: column to number. Says to `say` what it is doing. */
  measure(
    settings: Settings,
    say: (line: string) => void,
  ): Promise<{ rows: Record<string, number>[]; postgresql: string }>
}

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

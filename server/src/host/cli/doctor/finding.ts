/** `warn`: the operator should look at it. `bad`: it keeps the installation from running well. */
export type FindingLevel = "ok" | "warn" | "bad"

export interface Finding {
  level: FindingLevel
  finding: string
}

export const good = (finding: string): Finding => ({ level: "ok", finding })
export const warning = (finding: string): Finding => ({ level: "warn", finding })
export const bad = (finding: string): Finding => ({ level: "bad", finding })

/** One thing wrong with what was given. */
export interface InputFault {
  /** The parameter at fault, in snake_case: `rates[3].price`. */
  param: string
  /** Whole sentences that say what is wrong and what to do. */
  detail: string
}

/** Everything that is wrong with what was given, together. */
export class InputFaults extends Error {
  readonly faults: readonly InputFault[]

  constructor(faults: readonly InputFault[]) {
    super(faults.map(({ detail }) => detail).join(" "))
    this.name = "InputFaults"
    this.faults = faults
  }
}

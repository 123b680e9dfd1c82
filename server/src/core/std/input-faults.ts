export interface InputFault {
  /** The faulty parameter, in snake_case: `rates[3].price`. */
  param: string
  /** Whole sentences that state the fault and its remedy. */
  detail: string
}

export class InputFaults extends Error {
  readonly faults: readonly InputFault[]

  constructor(faults: readonly InputFault[]) {
    super(faults.map(({ detail }) => detail).join(" "))
    this.name = "InputFaults"
    this.faults = faults
  }
}

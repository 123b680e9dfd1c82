/**
 * The simulator's carrier id in every installation. It is the only carrier that exists before the operator
 * configures one.
 */
export const simulatorId = "00000000-0000-7000-8000-000000000001"

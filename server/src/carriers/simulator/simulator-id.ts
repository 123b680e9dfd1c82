/**
 * The simulator's carrier id in every installation: the one carrier that is there before any is configured.
 */
export const simulatorId = "00000000-0000-7000-8000-000000000001"

/**
 * The simulated provider that every account has while the installation allows the simulator. It has no row.
 */
export const simulatedProviderId = "00000000-0000-7000-8000-000000000001"

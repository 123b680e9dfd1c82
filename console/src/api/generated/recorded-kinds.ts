// Generated from the list of recorded kinds by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

export const recordedKinds: readonly (string | null)[] = ["manual"]

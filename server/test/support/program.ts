import path from "node:path"

/**
 * What a test starts as the user's `posthorn`: the bundle that `npm test` built, as for `npm start`. A test that
 * runs without `npm test` starts the sources, because nothing tells whether a bundle is the present one.
 */
export const program = process.env.TEST_PROGRAM ?? path.join(import.meta.dirname, "../../src/main.ts")

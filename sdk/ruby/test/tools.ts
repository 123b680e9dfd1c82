import { spawnSync } from "node:child_process"
import { installPackages } from "../../../server/test/support/install-package.ts"

const isThere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0
const hasRuby = () => isThere("ruby", "--version") && isThere("gem", "--version")
const hasMinitest = () => isThere("ruby", "-e", 'require "minitest"')
const hasRubocop = () => isThere("rubocop", "--version")

if (process.env.CI && !(hasRuby() && hasMinitest() && hasRubocop())) installPackages("ruby", "ruby-minitest", "rubocop")

/** Reasons to skip a test, or false. */
export const noRuby = !hasRuby() && "This machine has no Ruby."
export const noMinitest = !hasMinitest() && "This machine has no Ruby with minitest."
export const noRubocop = !hasRubocop() && "This machine has no rubocop."

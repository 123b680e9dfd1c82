import { serverVersion } from "#core/std/version.ts"
import type { Command } from "./command.ts"

export const versionCommand: Command = {
  name: "version",
  operands: [],
  options: {},
  // It answers whatever the configuration is.
  environment: {},
  sentence: "Prints the version of this release. `posthorn --version` does the same.",
  async run({ print }) {
    print(serverVersion)
    return 0
  },
}

import { sealedAnswers } from "#accounts/sealed-answers.ts"
import { sealedOfEndpoints } from "#events/sealed-values.ts"
import { sealedOfMembers } from "#members/sealed-values.ts"
import { sealedOfCarriers } from "#routing/sealed-values.ts"
import { resealAll } from "#std/reseal-all.ts"
import type { Command } from "./command.ts"
import { withStore } from "./in-store.ts"
import { ownSecretKeys } from "./own-secret-key.ts"

const namesMax = 20

export const resealSecretsCommand: Command = {
  name: "secrets reseal",
  operands: [],
  options: {},
  sentence:
    "Encrypts all secrets of the store anew with the secret key. Then the keys in POSTHORN_OTHER_SECRET_KEYS are of no use any more. Servers may run meanwhile; what was interrupted is run again.",
  async run(call) {
    const keys = ownSecretKeys(call)
    const { resealed, unopened, isDone } = await withStore(call, (db) =>
      resealAll(keys, [
        () => sealedOfEndpoints(db),
        () => sealedOfCarriers(db),
        () => sealedOfMembers(db),
        () => sealedAnswers(db),
      ]),
    )
    call.print(`${resealed} ${resealed === 1 ? "secret was" : "secrets were"} encrypted anew.`)
    if (!isDone)
      call.complain("A server goes on encrypting with another key. Give all of them this one, and run this again.")
    for (const name of unopened.slice(0, namesMax)) call.complain(`No key opens this: ${name}.`)
    if (unopened.length)
      call.complain(
        `${unopened.length} could not be opened. Add the key that they were encrypted with to POSTHORN_OTHER_SECRET_KEYS and run this again, or set them anew; a webhook secret is rotated with overlap 0.`,
      )
    if (!isDone || unopened.length) return 1
    call.print("Everything is encrypted with the secret key. POSTHORN_OTHER_SECRET_KEYS may be unset.")
    return 0
  },
}

import { ensureSecretKey, readSecretKey } from "#host/config/secret-key.ts"
import { adviceOn, checkValue, opens, replaceCheck, sealedValues } from "#host/operations/secret-keys.ts"
import { resealAll } from "#core/std/reseal-all.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import type { CommandCall, Command, Settings } from "./command.ts"
import { inStore, withStore } from "./in-store.ts"

const namesMax = 20

export const resealSecretsCommand: Command = {
  name: "secrets reseal",
  operands: [],
  options: {},
  sentence:
    "Encrypts all stored secrets again with the secret key. Afterwards POSTHORN_OTHER_SECRET_KEYS is no longer needed. Servers can run at the same time. After an interruption, run the command again.",
  async run(call) {
    const keys = knownKeys(call.settings)
    if (!keys) throw new Error(adviceOn("missing", call.settings))
    const { resealed, unopened, isDone } = await withStore(call, async (db) => {
      const report = await resealAll(keys, [() => sealedValues(db)])
      // The check comes last: until everything opens with the new key, a start without the older key is
      // refused.
      if (report.isDone && !report.unopened.length) await resealAll(keys, [() => checkValue(db)])
      return report
    })
    call.print(`${resealed} ${resealed === 1 ? "secret was" : "secrets were"} encrypted again.`)
    if (!isDone)
      call.printError(
        "A running server still encrypts with another key. Set this key on all servers, and run the command again.",
      )
    for (const name of unopened.slice(0, namesMax)) call.printError(`No key decrypts this secret: ${name}.`)
    if (unopened.length)
      call.printError(
        `${unopened.length} secrets could not be decrypted. Add their key to POSTHORN_OTHER_SECRET_KEYS and run the command again. Or set the secrets again: rotate a webhook secret with overlap 0.`,
      )
    if (!isDone || unopened.length) return 1
    call.print("All secrets are encrypted with the secret key. You can unset POSTHORN_OTHER_SECRET_KEYS.")
    return 0
  },
}

export const discardSecretsCommand: Command = {
  name: "secrets discard",
  operands: [],
  options: {},
  flags: { confirm: "Accepts the loss. Without this flag, the command only lists the secrets that would be lost." },
  sentence:
    "Lets Posthorn start with a new secret key after the old key was lost. Lists the stored secrets that can no longer be decrypted.",
  async run(call) {
    const { settings, flags } = call
    const isConfirmed = flags.has("confirm")
    const lost = await inStore(call, async (tx) => {
      const keys = knownKeys(settings)
      const names: string[] = []
      for await (const value of sealedValues(tx)) if (!keys || !opens(keys, value)) names.push(value.name)
      if (isConfirmed) await replaceCheck(tx, keys ?? [ensureSecretKey(settings.dataDir)])
      return names
    })
    for (const name of lost.slice(0, namesMax)) call.print(`Cannot be decrypted: ${name}.`)
    if (lost.length > namesMax) call.print(`And ${lost.length - namesMax} more.`)
    printResult(call, lost.length, isConfirmed)
    return isConfirmed ? 0 : 1
  },
}

function printResult({ print, printError }: CommandCall, count: number, isConfirmed: boolean): void {
  const secrets = count === 1 ? "1 secret" : `${count} secrets`
  if (!isConfirmed)
    return printError(`${secrets} would be lost. Nothing changed. To accept the loss, run the command with --confirm.`)
  print(`Posthorn now starts with the current secret key. ${secrets} cannot be decrypted.`)
  if (!count) return
  print("Rotate the secrets of webhook endpoints with overlap 0, and set their headers and client certificates again.")
  print("Set the passwords of carriers with `posthorn carrier set --password-file`.")
  print("Give members with a second factor a new password with `posthorn console link --email`.")
  print("Rotate the auth tokens of accounts that get status callbacks in Twilio's form.")
  print("Delete the factors of people, and ask them to set up new factors.")
  print("If the lost key is found, add it to POSTHORN_OTHER_SECRET_KEYS and run `posthorn secrets reseal`.")
}

/** Returns the configured keys, which may not be those of the store. */
function knownKeys({ secretKey, otherSecretKeys, dataDir }: Settings): SecretKeys | null {
  const key = secretKey ?? readSecretKey(dataDir)
  return key && [key, ...otherSecretKeys]
}

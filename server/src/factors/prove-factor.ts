import { open } from "#std/secret-box.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { stepOfCode } from "#std/totp.ts"
import { secretOwner } from "./factor.ts"
import type { Factor } from "./factor.ts"
import { verifyAssertion, verifyRegistration } from "./passkey.ts"
import type { PasskeyResponse, RelyingParty } from "./passkey.ts"
import { takeCode } from "./recovery-codes.ts"
import { FactorRefusal } from "./refusals.ts"

/** What a person typed, or what their passkey signed. */
export type Proof = { code: string } | { response: PasskeyResponse }

export interface ProofContext {
  secretKeys: SecretKeys
  now: number
  /** What the passkey had to sign; null where no passkey is asked for. */
  nonce: string | null
  /** Of the factor, when it is a passkey. */
  relyingParty: RelyingParty | null
}

/**
 * The factor after it proved itself, or undefined when the proof is wrong or was used before. The caller holds the factor and writes
 * what is given: so a code or a signature is accepted once. Refuses `proof_required` for a proof of another kind.
 */
export async function proveFactor(
  factor: Factor,
  proof: Proof,
  { secretKeys, now, nonce, relyingParty }: ProofContext,
): Promise<Factor | undefined> {
  const { state, secret, id } = factor
  if (state.type === "passkey") {
    if (!("response" in proof)) throw missing("response", "what `navigator.credentials` gave, as JSON")
    if (nonce === null || relyingParty === null) return undefined
    const asked = { nonce, relyingParty }
    if (state.credential === null) {
      const credential = await verifyRegistration(proof.response, asked)
      return credential && { ...factor, state: { ...state, nonce: null, credential } }
    }
    const counter = await verifyAssertion(proof.response, { ...asked, credential: state.credential })
    return counter === undefined
      ? undefined
      : { ...factor, state: { ...state, credential: { ...state.credential, counter } } }
  }
  if (!("code" in proof)) throw missing("code", "what the person typed")
  if (!secret) throw new Error("A factor with codes has a secret.")
  const plain = open(secretKeys, secret, secretOwner(id))
  if (state.type === "recovery_codes") {
    const hashes = takeCode(plain, state.hashes, proof.code)
    return hashes && { ...factor, state: { ...state, hashes } }
  }
  const step = stepOfCode(plain, proof.code, now)
  const isNew = step !== undefined && (state.step === null || step > state.step)
  return isNew ? { ...factor, state: { ...state, step } } : undefined
}

function missing(param: "code" | "response", what: string): FactorRefusal {
  return new FactorRefusal("proof_required", `\`${param}\` is missing: give ${what}.`, { param })
}

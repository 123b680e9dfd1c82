import { open, type SecretKeys } from "#core/std/secret-box.ts"
import { stepOfCode } from "#core/std/totp.ts"
import { factorSecretOwner, type Factor, type FactorState } from "./factor.ts"
import { verifyAssertion, verifyRegistration, type PasskeyResponse, type RelyingParty } from "./passkey.ts"
import { useCode } from "./recovery-codes.ts"
import { FactorRefusal } from "./refusals.ts"

export type FactorProof = { code: string } | { response: PasskeyResponse }

export interface ProofContext {
  secretKeys: SecretKeys
  now: number
  /** The challenge that the passkey must sign. Null if no passkey is possible. */
  nonce: string | null
  relyingParty: RelyingParty | null
}

/** The factor after a successful proof. */
export interface ProofResult {
  factor: Factor
  /** A passkey proved it, and its device verified the user. */
  isUserVerified: boolean
}

/**
 * Returns the factor after its proof, or undefined when the proof is wrong or was used before. The caller
 * holds the lock of the factor and stores the result, so a code or signature is accepted once. Throws
 * `proof_required` for a proof of another kind.
 */
export async function proveFactor(
  factor: Factor,
  proof: FactorProof,
  { secretKeys, now, nonce, relyingParty }: ProofContext,
): Promise<ProofResult | undefined> {
  const { state, secret, id } = factor
  if (state.type === "passkey") {
    if (!("response" in proof)) throw missing("response", "the result of `navigator.credentials`, as JSON")
    if (nonce === null || relyingParty === null) return undefined
    const asked = { nonce, relyingParty }
    if (state.credential === null) {
      const credential = await verifyRegistration(proof.response, asked)
      return credential && proven(factor, { ...state, nonce: null, credential })
    }
    const signed = await verifyAssertion(proof.response, { ...asked, credential: state.credential })
    if (!signed) return undefined
    const credential = { ...state.credential, counter: signed.counter }
    return { ...proven(factor, { ...state, credential }), isUserVerified: signed.isUserVerified }
  }
  if (!("code" in proof)) throw missing("code", "the code that the person typed")
  if (!secret) throw new Error("A factor with codes has a secret.")
  const plain = open(secretKeys, secret, factorSecretOwner(id))
  if (state.type === "recovery_codes") {
    const hashes = useCode(plain, state.hashes, proof.code)
    return hashes && proven(factor, { ...state, hashes })
  }
  const step = stepOfCode(plain, proof.code, now)
  const isNew = step !== undefined && (state.step === null || step > state.step)
  return isNew ? proven(factor, { ...state, step }) : undefined
}

function proven(factor: Factor, state: FactorState): ProofResult {
  return { factor: { ...factor, state }, isUserVerified: false }
}

function missing(param: "code" | "response", what: string): FactorRefusal {
  return new FactorRefusal("proof_required", `\`${param}\` is missing. Send ${what}.`, { param })
}

import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"
import type { Database } from "#core/db/database.ts"
import { Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { Metrics } from "#core/std/metrics.ts"
import { createIds } from "#core/std/ids.ts"
import { codeAt } from "#core/std/totp.ts"
import { changeVerificationSettings, type VerificationSettings } from "#auth/verifications/settings.ts"
import { checkChallenge, type CheckedChallenge } from "./check-challenge.ts"
import type { FactorContext } from "./context.ts"
import { createChallenge, type ChallengeOf } from "./create-challenge.ts"
import { createFactor, type Binding } from "./create-factor.ts"
import type { Factor, FactorType } from "./factor.ts"
import type { PasskeyOptions, PasskeyResponse } from "./passkey.ts"
import type { FactorProof } from "./prove-factor.ts"
import { verifyFactor, type Verified } from "./verify-factor.ts"

export const subject = "user-48151623"
export const origin = "https://www.example.com"
const stepMs = 30_000

/** An account whose people have factors. Only the test moves its clock. */
export class FactorStage {
  readonly clock = new FakeClock()
  readonly newId = createIds(this.clock)
  readonly accountId = this.newId()
  readonly context: FactorContext

  constructor(db: Database) {
    this.context = {
      db,
      clock: this.clock,
      newId: this.newId,
      deliveryQueue: new Queue("delivery"),
      metrics: new Metrics(),
      secretKeys: [new Uint8Array(32).fill(1)],
    }
  }

  async set(settings: Partial<VerificationSettings>): Promise<void> {
    await changeVerificationSettings(this.context.db, this.accountId, settings, this.clock.now())
  }

  async create(type: FactorType, whose: string = subject): Promise<{ factor: Factor; binding: Binding }> {
    const request = { serviceId: null, subject: whose, type, friendlyName: "ann@example.com" }
    return await this.context.db.transaction((tx) => createFactor(tx, this.context, this.accountId, request))
  }

  async verify(id: string, proof: FactorProof): Promise<Verified> {
    return await this.context.db.transaction((tx) => verifyFactor(tx, this.context, this.accountId, { id, proof }))
  }

  /** Creates a verified app, and moves to the next time step, in which no code of it was used. */
  async app(whose: string = subject): Promise<{ id: string; code(steps?: number): string }> {
    const { factor, binding } = await this.create("totp", whose)
    const code = (steps = 0) => codeAt(fromBase32(binding.secret ?? ""), Math.floor(this.clock.now() / stepMs) + steps)
    await this.verify(factor.id, { code: code() })
    this.clock.advance(stepMs)
    return { id: factor.id, code }
  }

  /** Creates a verified passkey. */
  async passkey(device = new Authenticator()): Promise<{ id: string; device: Authenticator }> {
    const { factor, binding } = await this.create("passkey")
    await this.verify(factor.id, { response: device.create(binding.options) })
    return { id: factor.id, device }
  }

  async challenge(of: ChallengeOf): Promise<{ id: string; options: PasskeyOptions | null }> {
    const { challenge, options } = await this.context.db.transaction((tx) =>
      createChallenge(tx, this.context, this.accountId, { of, payload: null }),
    )
    return { id: challenge.id, options }
  }

  async check(id: string, proof: FactorProof, context = this.context): Promise<CheckedChallenge> {
    return await context.db.transaction((tx) => checkChallenge(tx, context, this.accountId, { id, proof }))
  }

  /** Returns the types of the events of a factor or a challenge. */
  async story(id: string): Promise<string[]> {
    const rows = await this.context.db.query<{ type: string }>(
      "select type from event_log where account_id = $1 and subject_id = $2 order by sequence",
      [this.accountId, id],
    )
    return rows.map(({ type }) => type)
  }
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  )
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * A device with one passkey, as WebAuthn Level 3 describes: ES256, without attestation. Tests can falsify its
 * response.
 */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  counter = 0
  isUserVerified = true
  rpId = "example.com"
  origin = origin

  create(options: PasskeyOptions | null): PasskeyResponse {
    const { x, y } = this.#key.publicKey.export({ format: "jwk" })
    const coordinates = [x, y].map((each) => new Uint8Array(Buffer.from(each ?? "", "base64url")))
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinates[0] ?? new Uint8Array()],
        [-3, coordinates[1] ?? new Uint8Array()],
      ]),
    )
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(this.#authenticatorData(0x40, attested))],
      ]) as never,
    )
    const clientDataJSON = this.#clientData("webauthn.create", options)
    const response = { clientDataJSON, attestationObject: Buffer.from(attestation).toString("base64url") }
    return this.#respond({ ...response, transports: ["internal"] })
  }

  sign(options: PasskeyOptions | null): PasskeyResponse {
    const clientDataJSON = this.#clientData("webauthn.get", options)
    const data = this.#authenticatorData(0, Buffer.alloc(0))
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest()
    const signature = createSign("sha256").update(data).update(hash).sign(this.#key.privateKey).toString("base64url")
    return this.#respond({ clientDataJSON, authenticatorData: data.toString("base64url"), signature })
  }

  #respond(response: object): PasskeyResponse {
    const id = this.id.toString("base64url")
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response }
  }

  #clientData(type: string, options: PasskeyOptions | null): string {
    const data = { type, challenge: options?.challenge, origin: this.origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data)).toString("base64url")
  }

  #authenticatorData(flags: number, attested: Buffer): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const userFlags = 0x01 | (this.isUserVerified ? 0x04 : 0)
    const rpIdHash = createHash("sha256").update(this.rpId).digest()
    return Buffer.concat([rpIdHash, Buffer.from([flags | userFlags]), counter, attested])
  }
}

import { createPrivateKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto"
import { isIP, isIPv4 } from "node:net"
import ipaddr from "ipaddr.js"

/** PEM of a certificate and its private key. */
export interface Certificate {
  cert: string
  key: string
}

export interface Authority extends Certificate {
  /** A server certificate for these host names and IP addresses. */
  issue(options: { names: readonly string[]; notBefore?: Date; notAfter?: Date }): Certificate
}

const dayMs = 86_400_000

/**
 * A certificate authority of its own, in memory. Written out here (X.509, RFC 5280, in DER) because neither
 * Node nor every machine that runs the tests can make certificates.
 */
export function createAuthority(name = `Posthorn test authority ${randomBytes(4).toString("hex")}`): Authority {
  const keys = newKeys()
  const authority = certificate({
    subject: name,
    issuer: name,
    signer: keys.key,
    publicKey: keys.publicDer,
    isAuthority: true,
    names: [],
  })
  return {
    cert: authority,
    key: keys.pem,
    issue({ names, ...validity }) {
      const own = newKeys()
      const cert = certificate({
        subject: names[0] ?? "",
        issuer: name,
        signer: keys.key,
        publicKey: own.publicDer,
        names,
        ...validity,
      })
      return { cert, key: own.pem }
    },
  }
}

/** A server certificate that nobody but itself vouches for. */
export function createSelfSigned(names: readonly string[]): Certificate {
  const keys = newKeys()
  const subject = names[0] ?? ""
  return {
    cert: certificate({ subject, issuer: subject, signer: keys.key, publicKey: keys.publicDer, names }),
    key: keys.pem,
  }
}

function newKeys(): { key: KeyObject; pem: string; publicDer: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })
  return { key: createPrivateKey(privateKey), pem: privateKey, publicDer: publicKey }
}

interface Contents {
  subject: string
  issuer: string
  signer: KeyObject
  publicKey: Buffer
  names: readonly string[]
  isAuthority?: boolean
  notBefore?: Date
  notAfter?: Date
}

function certificate(contents: Contents): string {
  const now = Date.now()
  const validity = sequence(
    time(contents.notBefore ?? new Date(now - dayMs)),
    time(contents.notAfter ?? new Date(now + 3650 * dayMs)),
  )
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(15)])),
    ecdsaWithSha256,
    commonName(contents.issuer),
    validity,
    commonName(contents.subject),
    contents.publicKey,
    der(0xa3, sequence(...extensions(contents))),
  )
  const signature = sign("sha256", body, contents.signer)
  const bytes = sequence(body, ecdsaWithSha256, der(0x03, Buffer.concat([Buffer.of(0), signature])))
  // No line is empty, whatever the length: OpenSSL would not read on.
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? []
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n")
}

function extensions({ isAuthority, names }: Contents): Buffer[] {
  if (isAuthority)
    return [sequence(objectId("551d13"), der(0x01, Buffer.of(0xff)), der(0x04, sequence(der(0x01, Buffer.of(0xff)))))]
  return [sequence(objectId("551d11"), der(0x04, sequence(...names.map(alternativeName))))]
}

function alternativeName(name: string): Buffer {
  if (!isIP(name)) return der(0x82, Buffer.from(name))
  return der(
    0x87,
    Buffer.from(isIPv4(name) ? ipaddr.IPv4.parse(name).toByteArray() : ipaddr.IPv6.parse(name).toByteArray()),
  )
}

function commonName(name: string): Buffer {
  return sequence(der(0x31, sequence(objectId("550403"), der(0x0c, Buffer.from(name)))))
}

/**
 * GeneralizedTime, which needs no rule for centuries. Strict readers want UTCTime before 2050, so that until
 * then.
 */
function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, "")
  return date.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits))
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"))
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

const ecdsaWithSha256 = sequence(objectId("2a8648ce3d040302"))

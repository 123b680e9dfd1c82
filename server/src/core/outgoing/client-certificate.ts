import { createPrivateKey, X509Certificate, type KeyObject } from "node:crypto"
import { createSecureContext } from "node:tls"

export interface ReadCertificate {
  subject: string
  /** Milliseconds. */
  expiresAt: number
  /** SHA-256 of the certificate in hexadecimal digits. */
  fingerprint: string
}

/** What is wrong and what to do, as the rest of a sentence that begins with the parameter's name. */
export interface CertificateFault {
  of: "certificate" | "key"
  detail: string
}

/**
 * Reads a client certificate (PEM, optionally with its chain) and its private key. It refuses a pair that
 * could not be used: one that does not fit, is encrypted or has expired.
 */
export function readClientCertificate(
  certificate: string,
  key: string,
  now: number,
): ReadCertificate | CertificateFault {
  const leaf = certificateOf(certificate)
  if (!leaf) return fault("certificate", `is not a PEM certificate. ${pemAdvice("CERTIFICATE")}`)
  const privateKey = keyOf(key)
  if (typeof privateKey === "string") return fault("key", privateKey)
  if (!leaf.checkPrivateKey(privateKey))
    return fault("key", "does not match the certificate. Send the key of the certificate.")
  const expiresAt = leaf.validToDate.getTime()
  if (expiresAt <= now)
    return fault("certificate", `expired on ${leaf.validToDate.toISOString()}. Send a valid certificate.`)
  try {
    createSecureContext({ cert: certificate, key })
  } catch {
    return fault(
      "certificate",
      "cannot be used, because it, its chain or its key is too weak or broken. Create a new pair.",
    )
  }
  return {
    subject: leaf.subject?.replaceAll("\n", ", ") ?? "",
    expiresAt,
    fingerprint: leaf.fingerprint256.replaceAll(":", "").toLowerCase(),
  }
}

function fault(of: CertificateFault["of"], detail: string): CertificateFault {
  return { of, detail }
}

function pemAdvice(label: string): string {
  return `It must begin with -----BEGIN ${label}----- and contain its line breaks.`
}

function certificateOf(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

/** Returns the key, or what is wrong with it. */
function keyOf(pem: string): KeyObject | string {
  try {
    return createPrivateKey({ key: pem, format: "pem" })
  } catch (error) {
    const isEncrypted = /ENCRYPTED/.test(pem) || (error as { code?: string }).code === "ERR_MISSING_PASSPHRASE"
    if (isEncrypted) return "is encrypted. Send it without a passphrase. Posthorn encrypts it at rest."
    return `is not a PEM private key. ${pemAdvice("PRIVATE KEY")}`
  }
}

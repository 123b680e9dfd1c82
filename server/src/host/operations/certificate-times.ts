import { X509Certificate } from "node:crypto"

/** The time in which all certificates of a chain are valid, in milliseconds since the Unix epoch. */
export interface CertificateTimes {
  from: number
  to: number
}

const pemCertificate = /-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/g

/** Reads the certificates of a PEM text. Throws when one of them is not a certificate. */
export function certificateTimesOf(pem: string): CertificateTimes {
  const chain = (pem.match(pemCertificate) ?? []).map((text) => new X509Certificate(text))
  return {
    from: Math.max(...chain.map(({ validFrom }) => Date.parse(validFrom))),
    to: Math.min(...chain.map(({ validTo }) => Date.parse(validTo))),
  }
}

import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

export interface Certificates {
  /** The certificate that the server trusts. */
  caPath: string
  key: string
  certificate: string
}

/**
 * A certificate authority, and its certificate for 127.0.0.1. The openssl command creates them in `folder`
 * unless they exist.
 */
export function makeCertificates(folder: string): Certificates {
  const file = (name: string) => path.join(folder, name)
  if (!existsSync(file("receiver.pem"))) make(file)
  return {
    caPath: file("ca.pem"),
    key: readFileSync(file("receiver.key"), "utf8"),
    certificate: readFileSync(file("receiver.pem"), "utf8"),
  }
}

function make(file: (name: string) => string): void {
  const openssl = (...words: string[]) => execFileSync("openssl", words, { stdio: "pipe" })
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
  openssl(
    "req",
    "-x509",
    ...newKey,
    "-keyout",
    file("ca.key"),
    "-out",
    file("ca.pem"),
    "-days",
    "2",
    "-subj",
    "/CN=bench CA",
  )
  openssl("req", ...newKey, "-keyout", file("receiver.key"), "-out", file("receiver.csr"), "-subj", "/CN=localhost")
  writeFileSync(file("receiver.ext"), "subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth\n")
  const authority = ["-CA", file("ca.pem"), "-CAkey", file("ca.key"), "-set_serial", "2"]
  const request = [
    "-in",
    file("receiver.csr"),
    "-out",
    file("receiver.pem"),
    "-days",
    "2",
    "-extfile",
    file("receiver.ext"),
  ]
  openssl("x509", "-req", ...request, ...authority)
}

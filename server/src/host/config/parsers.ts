import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs"
import path from "node:path"
import ipaddr from "ipaddr.js"

/**
 * A text that its variable does not accept. The message continues a sentence that begins with the variable's
 * name.
 */
export class VariableFault extends Error {
  override name = "Fault"
}

export const text = (given: string): string => given

/** Returns a parser of whole numbers from `min` to `max`, of at most 12 digits. */
export function integer(min: number, max: number): (given: string) => number {
  return (given) => {
    const value = Number(given)
    if (/^\d{1,12}$/.test(given) && min <= value && value <= max) return value
    throw new VariableFault(`is "${given}". It must be a whole number from ${min} to ${max}.`)
  }
}

/** Parses true, 1, yes, false, 0 or no, in any case. */
export function boolean(given: string): boolean {
  if (/^(true|1|yes)$/i.test(given)) return true
  if (/^(false|0|no)$/i.test(given)) return false
  throw new VariableFault(`is "${given}". It must be true or false.`)
}

/** Returns a parser of exactly one of the words. */
export function oneOf<const Word extends string>(words: readonly Word[]): (given: string) => Word {
  return (given) => {
    const word = words.find((candidate) => candidate === given)
    if (word !== undefined) return word
    throw new VariableFault(`is "${given}". It must be one of ${words.join(", ")}.`)
  }
}

/** Parses at least one of the words, separated by commas. */
export function wordListOf<const Word extends string>(words: readonly Word[]): (given: string) => readonly Word[] {
  return (given) => {
    const asked = given.split(/[\s,]+/).filter((word) => word !== "")
    const wrong = asked.find((word) => !words.some((known) => known === word))
    if (wrong !== undefined || !asked.length)
      throw new VariableFault(`is "${given}". It must be one or more of ${words.join(", ")}, separated by commas.`)
    return words.filter((word) => asked.includes(word))
  }
}

/**
 * Returns an absolute path that is a folder or does not exist. A relative path starts at the current folder.
 */
export function folder(given: string): string {
  const found = path.resolve(given)
  if (isFile(found)) throw new VariableFault(`is the file "${given}". It must be a folder.`)
  if (isOfProc(found))
    throw new VariableFault(`is "${given}", where the system stores no files. It must be a folder on a disk.`)
  return found
}

/**
 * PROC_SUPER_MAGIC of statfs(2). No file can be created there, and Node would retry forever on the error of
 * the system.
 */
const procType = 0x9fa0

function isOfProc(place: string): boolean {
  return existsSync(place)
    ? statfsSync(place).type === procType
    : path.dirname(place) !== place && isOfProc(path.dirname(place))
}

function isFile(place: string): boolean {
  try {
    return statSync(place).isFile()
  } catch {
    return false
  }
}

/** Returns the absolute path of a readable file. */
export function file(given: string): string {
  const found = path.resolve(given)
  try {
    accessSync(found, constants.R_OK)
  } catch {
    throw new VariableFault(`is "${given}". There is no file at ${found} that this user can read.`)
  }
  if (statSync(found).isFile()) return found
  throw new VariableFault(`is the folder "${given}". It must be a file.`)
}

/** Parses names of packages and paths of files, separated by commas. Returns absolute paths. */
export function modules(given: string): string[] {
  const names = given.split(",").map((name) => name.trim())
  const isPath = (name: string) => /^\.{1,2}[\\/]/.test(name) || path.isAbsolute(name)
  return names.filter((name) => name !== "").map((name) => (isPath(name) ? file(name) : name))
}

/** Parses an http or https URL without a user, query and fragment. Removes one final slash. */
export function httpUrl(given: string): string {
  const url = URL.parse(given)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash)
    return url.href.replace(/\/$/, "")
  throw new VariableFault(`is "${given}". It must be a URL such as https://messages.example.com.`)
}

/** Parses the URL of a PostgreSQL. The fault does not repeat the text, because it can hold a password. */
export function postgresUrl(given: string): string {
  const url = URL.parse(given)
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return given
  throw new VariableFault("is not a PostgreSQL URL. It must look like postgres://user:password@host:5432/database.")
}

/** Parses 32 bytes in Base64. The fault does not repeat the text, because it is a secret. */
export function base64Key(given: string): Uint8Array {
  const key = Buffer.from(given, "base64")
  if (key.length === 32 && /^[\w+/-]{43}=?$/.test(given)) return new Uint8Array(key)
  throw new VariableFault("is not 32 bytes in base64. `openssl rand -base64 32` creates such a key.")
}

/** Parses any number of keys, separated by commas or spaces. */
export function base64Keys(given: string): Uint8Array[] {
  return given.split(/[\s,]+/).flatMap((each) => (each === "" ? [] : base64Key(each)))
}

/**
 * Parses a bearer token of at least 16 characters (RFC 6750, section 2.1). The fault does not repeat the
 * text, because it is a secret.
 */
export function bearerToken(given: string): string {
  if (/^[\w.~+/-]{16,512}=*$/.test(given)) return given
  throw new VariableFault(
    "is not a bearer token. It must be 16 to 512 letters, digits or -._~+/ characters. `openssl rand -base64 32` creates one.",
  )
}

/** Parses any number of CIDR ranges, separated by commas or spaces. */
export function addressRanges(given: string): string[] {
  const ranges = given.split(/[\s,]+/).filter((range) => range !== "")
  for (const range of ranges) {
    if (ipaddr.isValidCIDR(range)) continue
    throw new VariableFault(`contains "${range}". Each entry must be an address range such as 10.0.0.0/8 or fd00::/8.`)
  }
  return ranges
}

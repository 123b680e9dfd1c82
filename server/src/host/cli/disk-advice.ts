import { StoreFull } from "#core/db/errors.ts"

/** The places that Posthorn writes to. */
export interface Places {
  dataDir: string
  databaseUrl: string | null
}

/**
 * Returns what the operator can do about a disk that is full or cannot be written, or null for another error.
 * The errors of the system name an operation and often no file, so the sentence names the folder.
 */
export function diskAdvice(error: unknown, { dataDir, databaseUrl }: Places): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = "", path = dataDir, message } = cause as NodeJS.ErrnoException
    const isStoreFull = cause instanceof StoreFull || code === storeFullCode
    if (isStoreFull && databaseUrl !== null)
      return "The disk of the PostgreSQL at DATABASE_URL is full. Free disk space there, and start again."
    if (isStoreFull || fullCodes.has(code) || fullText.test(message))
      return `The disk of ${dataDir} is full. Free disk space, or move DATA_DIR to a larger disk.`
    if (code === "EROFS" || readOnlyText.test(message))
      return `The file system of ${dataDir} is read-only. Mount it writable, or set DATA_DIR to another folder.`
    if (cause === error && code === "EACCES" && path.startsWith(dataDir))
      return `This user cannot use ${path}. Change its owner, or set DATA_DIR to another folder.`
  }
  return null
}

/** PostgreSQL's disk_full. */
const storeFullCode = "53100"
/** EDQUOT: the quota of the user is used up. */
const fullCodes = new Set(["ENOSPC", "EDQUOT"])
/** The embedded PostgreSQL writes these texts of the system to its log, and they become part of an error. */
const fullText = /No space left on device|Disk quota exceeded/
const readOnlyText = /Read-only file system/

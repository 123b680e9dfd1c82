import assert from "node:assert/strict"
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { ensureSecretKey, readSecretKey } from "./secret-key.ts"
import { variables } from "./variables.ts"
import { ConfigProblems, readConfig } from "./config.ts"

const folder = mkdtempSync(path.join(tmpdir(), "posthorn-config-"))
after(() => rmSync(folder, { recursive: true }))

test("an empty environment makes a working configuration for one machine", () => {
  const config = read({})
  assert.equal(config.host, "127.0.0.1")
  assert.equal(config.port, 8080)
  assert.equal(config.databaseUrl, null)
  assert.ok(config.allowSimulator)
})

test("the data lies in the installation, not where the command was typed", () => {
  assert.equal(read({}).dataDir, path.join(import.meta.dirname, "../../../../data"))
})

test("a relative DATA_DIR is taken from the current folder", () => {
  assert.equal(read({ DATA_DIR: "elsewhere" }).dataDir, path.resolve("elsewhere"))
})

test("a DATA_DIR that is a file is refused before anything is made in it", () => {
  const file = path.join(folder, "rows")
  writeFileSync(file, "")
  checkProblems({ DATA_DIR: file }, [/^DATA_DIR is the file .* It must be a folder/])
})

test("a DATA_DIR under /proc is refused", { skip: process.platform !== "linux" && "Linux has it" }, () => {
  checkProblems({ DATA_DIR: "/proc/posthorn/data" }, [/^DATA_DIR is "\/proc\/posthorn\/data".*a folder on a disk/])
})

test("EXTENSIONS has names of packages, and paths of files that exist", () => {
  const module = path.join(folder, "carrier.js")
  writeFileSync(module, "")
  const way = `./${path.relative(process.cwd(), module)}`
  assert.deepEqual(read({ EXTENSIONS: ` posthorn-carrier-acme, ${way},@acme/carrier ,` }).extensions, ["posthorn-carrier-acme", module, "@acme/carrier"]) // oxfmt-ignore
  assert.deepEqual(read({}).extensions, [])
  checkProblems({ EXTENSIONS: "./none.js" }, [/^EXTENSIONS is "\.\/none\.js"\. There is no file at \//])
})

test("an empty variable counts as unset", () => {
  assert.equal(read({ PORT: "", HOST: " ", DATABASE_URL: "" }).port, 8080)
})

test("port 0 asks for any free port", () => {
  assert.equal(read({ PORT: "0" }).port, 0)
})

test("one refusal has all problems, each with its variable", () => {
  const given = {
    PORT: "http",
    RATE_LIMIT: "-1",
    LOG_LEVEL: "loud",
    TLS_CERT: "/nowhere.pem",
    WEBHOOK_ALLOWED_RANGES: "home",
  }
  checkProblems(given, [
    /^PORT is "http"/,
    /^LOG_LEVEL /,
    /^RATE_LIMIT /,
    /^TLS_CERT .*no file/,
    /^WEBHOOK_ALLOWED_RANGES /,
  ])
})

test("plain HTTP on an address that others reach is refused, with the remedy", () => {
  for (const host of ["0.0.0.0", "::", "192.168.1.4", "example.com"]) {
    checkProblems({ HOST: host }, [/^HOST is .*without TLS.*TLS_CERT and TLS_KEY, or TRUST_PROXY_TLS=true/])
  }
})

test("plain HTTP is served on loopback addresses, and behind a proxy that ends TLS", () => {
  for (const host of ["127.0.0.1", "127.8.8.8", "::1", "localhost"]) assert.equal(read({ HOST: host }).host, host)
  assert.ok(read({ HOST: "0.0.0.0", TRUST_PROXY_TLS: "true" }).behindProxy)
})

test("strict transport is off unless set, and is refused without https", () => {
  assert.equal(read({}).strictTransportSeconds, null)
  const seconds = { STRICT_TRANSPORT_SECURITY_SECONDS: "31536000" }
  checkProblems(seconds, [/^STRICT_TRANSPORT_SECURITY_SECONDS is 31536000, but Posthorn does not use HTTPS/])
  assert.equal(read({ ...seconds, TRUST_PROXY_TLS: "true" }).strictTransportSeconds, 31_536_000)
  assert.equal(read({ ...seconds, PUBLIC_URL: "https://sms.example.com" }).strictTransportSeconds, 31_536_000)
  checkProblems({ STRICT_TRANSPORT_SECURITY_SECONDS: "forever", TRUST_PROXY_TLS: "true" }, [
    /^STRICT_TRANSPORT_SECURITY_SECONDS /,
  ])
})

test("a certificate without its key is refused", () => {
  checkProblems({ TLS_CERT: import.meta.filename }, [/TLS_KEY is missing/])
})

test("a certificate and a key that do not work are refused before anything listens", () => {
  const certificate = path.join(folder, "certificate.pem")
  writeFileSync(certificate, "no certificate")
  checkProblems({ HOST: "0.0.0.0", TLS_CERT: certificate, TLS_KEY: certificate }, [/do not match/])
})

test("the variable of the prices of older versions is refused, with its replacement", () => {
  checkProblems({ PORT: "http", RATE_CARD: "rates.json" }, [
    /^PORT /,
    /^Posthorn no longer reads RATE_CARD.*import its prices/,
  ])
})

test("production turns the simulator off, unless it is allowed by name", () => {
  assert.ok(!read({ NODE_ENV: "production" }).allowSimulator)
  assert.ok(read({ NODE_ENV: "production", ALLOW_SIMULATOR: "true" }).allowSimulator)
})

test("requests that went well leave no line, unless all are asked for", () => {
  assert.equal(read({}).logRequests, "errors")
  assert.equal(read({ LOG_REQUESTS: "all" }).logRequests, "all")
  checkProblems({ LOG_REQUESTS: "yes" }, [/^LOG_REQUESTS is "yes". It must be one of errors, all, none/])
})

test("events, and answers of endpoints, that outlive the messages are refused, because they hold the text", () => {
  checkProblems({ RETENTION_MESSAGES_DAYS: "30", RETENTION_EVENTS_DAYS: "31" }, [
    /^RETENTION_EVENTS_DAYS is 31, but RETENTION_MESSAGES_DAYS is 30.*Set RETENTION_EVENTS_DAYS to 30 or less\.$/,
  ])
  checkProblems({ RETENTION_MESSAGES_DAYS: "7" }, [/^RETENTION_EVENTS_DAYS is 30, .*to 7 or less\.$/])
  checkProblems({ RETENTION_RESPONSES_DAYS: "401" }, [
    /^RETENTION_RESPONSES_DAYS is 401, but RETENTION_MESSAGES_DAYS is 400, and responses of endpoints can contain the text/,
  ])
  assert.equal(read({ RETENTION_MESSAGES_DAYS: "30" }).retention.eventsDays, 30)
})

test("a fault in a secret does not repeat it", () => {
  const planted = "planted-secret-7Q"
  const given = { POSTHORN_SECRET_KEY: planted, DATABASE_URL: `mysql://root:${planted}@localhost/x` }
  checkProblems(given, [/^POSTHORN_SECRET_KEY is not 32 bytes/, /^DATABASE_URL is not a PostgreSQL URL/])
  assert.ok(!problemsOf(given).join().includes(planted))
})

test("the secret key is made once, for its owner alone, and then stays", () => {
  const dataDir = path.join(folder, "data")
  assert.equal(readSecretKey(dataDir), null)
  const made = ensureSecretKey(dataDir)
  assert.equal(made.length, 32)
  assert.deepEqual(ensureSecretKey(dataDir), made)
  if (process.platform !== "win32") assert.equal(statSync(path.join(dataDir, "secret.key")).mode & 0o777, 0o600)
})

test("a secret key that was damaged is not replaced", () => {
  writeFileSync(path.join(folder, "secret.key"), "gone")
  assert.throws(() => ensureSecretKey(folder), /cannot be used/)
  assert.equal(readFileSync(path.join(folder, "secret.key"), "utf8"), "gone")
})

test("every variable is documented, and its default is one that it accepts", () => {
  const names = Object.values(variables).map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  for (const { name, sentence, unit, parse, default: text } of Object.values(variables)) {
    assert.match(sentence, /[a-z].*\.$/, name)
    assert.ok(unit, name)
    if (text !== null) assert.doesNotThrow(() => parse(text), name)
  }
})

test("clients get half of the open files, ten thousand connections at most, and a thousand where the limit is unknown", () => {
  const connections = (openFilesMax: number | null) => readConfig({}, openFilesMax).maxConnections
  assert.deepEqual([400, 1_024, 1_048_576, Infinity, null].map(connections), [200, 512, 10_000, 10_000, 1_000])
  assert.equal(readConfig({ MAX_CONNECTIONS: "300" }, 400).maxConnections, 300)
})

test("idle connections to hosts of others use a quarter of the open files, two to each host", () => {
  const hosts = (openFilesMax: number | null) => readConfig({}, openFilesMax).idleHostsMax
  assert.deepEqual([16, 1_024, 1_048_576, null].map(hosts), [8, 128, 131_072, Infinity])
})

test("connections that would leave too few open files are refused, with the number that fits", () => {
  assert.throws(() => readConfig({ MAX_CONNECTIONS: "301" }, 400), /Set it to 300 or less, or raise the limit/)
  assert.equal(readConfig({ MAX_CONNECTIONS: "5000" }, null).maxConnections, 5_000)
})

test("metrics have no port and no token unless set, and a bad token is not repeated", () => {
  assert.deepEqual(read({}).metrics, { host: "127.0.0.1", port: null, token: null })
  const token = "0123456789abcdef+/=="
  assert.deepEqual(read({ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.7", METRICS_TOKEN: token }).metrics, {
    host: "10.0.0.7",
    port: 9_464,
    token,
  })
  checkProblems({ METRICS_TOKEN: "planted secret!" }, [/^METRICS_TOKEN is not a bearer token/])
  assert.ok(!problemsOf({ METRICS_TOKEN: "planted secret!" }).join().includes("planted"))
})

function read(environment: Record<string, string>) {
  return readConfig(environment)
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    read(environment)
  } catch (error) {
    if (error instanceof ConfigProblems) return error.problems
    throw error
  }
  return []
}

function checkProblems(environment: Record<string, string>, expected: readonly RegExp[]): void {
  const problems = problemsOf(environment)
  assert.equal(problems.length, expected.length, problems.join("\n"))
  for (const pattern of expected)
    assert.ok(
      problems.some((problem) => pattern.test(problem)),
      `${pattern} in\n${problems.join("\n")}`,
    )
}

test("roles are some of those that there are, each once, and all of them unless said", () => {
  assert.deepEqual(read({}).roles, ["api", "sender", "dispatcher"])
  assert.deepEqual(read({ ROLES: "dispatcher, api,api" }).roles, ["api", "dispatcher"])
  checkProblems({ ROLES: "api,worker" }, [/^ROLES is "api,worker". It must be one or more of api, sender, dispatcher/])
})

test("processes are as many as said, or half the cores, and one at least", () => {
  assert.equal(read({ PROCESSES: "3" }).processes, 3)
  assert.equal(read({}).processes, Math.max(Math.floor(availableParallelism() / 2), 1))
  checkProblems({ PROCESSES: "0" }, [/^PROCESSES is "0"/])
})

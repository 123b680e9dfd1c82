import assert from "node:assert/strict"
import { execFileSync, spawnSync } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import path from "node:path"
import { authority } from "#messaging/carriers/smtp/testing.ts"
import { installPackages } from "./install-package.ts"

const program = "/usr/sbin/postfix"
if (!existsSync(program) && process.env["CI"]) installPackages("postfix")

/** Why Debian's Postfix cannot run here, or false. */
export function whyNoPostfix(): string | false {
  if (!existsSync(program)) return "there is no Postfix here (Debian: apt install postfix)"
  return process.getuid?.() === 0 ? false : "Postfix starts as root alone"
}

/**
 * A Postfix with a queue of its own, for tests. Below /var/tmp: Postfix reads its queue as users of its own,
 * who may not enter the home of whoever runs the tests.
 */
export class Postfix {
  readonly folder = mkdtempSync("/var/tmp/posthorn-postfix-")
  readonly port: number

  constructor(port: number) {
    this.port = port
    chmodSync(this.folder, 0o755)
    for (const name of ["etc", "queue", "data", "mail"]) mkdirSync(path.join(this.folder, name))
    execFileSync("chown", ["postfix", path.join(this.folder, "data"), path.join(this.folder, "mail")])
    const { cert, key } = authority.issue({ names: ["127.0.0.1"] })
    this.write("cert.pem", cert)
    this.write("key.pem", key, 0o600)
  }

  /** Gives the path of a file of its configuration. */
  write(name: string, text: string, mode = 0o644): string {
    const file = path.join(this.folder, "etc", name)
    writeFileSync(file, text, { mode })
    return file
  }

  configure(settings: Readonly<Record<string, string>>): void {
    const all = {
      compatibility_level: "3.6",
      queue_directory: path.join(this.folder, "queue"),
      data_directory: path.join(this.folder, "data"),
      maillog_file: path.join(this.folder, "data/log"),
      maillog_file_prefixes: this.folder,
      myhostname: "mail.example.org",
      mynetworks: "",
      mydestination: "",
      inet_interfaces: "127.0.0.1",
      inet_protocols: "ipv4",
      alias_maps: "",
      smtpd_tls_security_level: "encrypt",
      smtpd_tls_received_header: "yes",
      smtpd_tls_chain_files: `${path.join(this.folder, "etc/key.pem")}, ${path.join(this.folder, "etc/cert.pem")}`,
      ...settings,
    }
    this.write("main.cf", Object.entries(all).map(([name, value]) => `${name} = ${value}\n`).join("")) // oxfmt-ignore
    this.write("master.cf", `127.0.0.1:${this.port} inet n - n - - smtpd\n${services}`)
  }

  run(command: "start" | "stop" | "abort" | "flush"): void {
    const { status, stderr } = spawnSync("/usr/sbin/postfix", ["-c", path.join(this.folder, "etc"), command], {
      encoding: "utf8",
    })
    assert.equal(status, 0, stderr)
  }

  async remove(): Promise<void> {
    this.run("stop")
    await rm(this.folder, { recursive: true })
  }
}

/** What an smtpd needs beside it, none of it in a chroot. */
const services = `cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

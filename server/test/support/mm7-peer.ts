import { PythonPeer } from "./python-peer.ts"

export interface PeerPart {
  type: string
  name: string
  base64: string
}

/** MM7_submit.REQ as Python read it. */
export interface SubmitEvent {
  event: "submit"
  transaction: string
  authorization: string | null
  to: string | null
  from: string | null
  vasp: string | null
  report: string | null
  version: string | null
  parts: readonly PeerPart[]
}

/** What Posthorn answered to a request of the peer. */
export interface PostedEvent {
  event: "posted"
  code: number
  text: string
}

/** An MMSC over MM7 in Python: it reads and writes XML and MIME with its own libraries. */
export class Mm7Peer extends PythonPeer<SubmitEvent | PostedEvent | { event: "set" }> {
  constructor() {
    super("mm7_peer.py")
  }

  override get url(): string {
    return `${super.url}/mm7`
  }

  get submits(): readonly SubmitEvent[] {
    return this.ofKind("submit")
  }

  /** Changes its state: `mode`, `status_code`, `webhook`, `authorization`. */
  async set(state: Readonly<Record<string, string | null>>): Promise<void> {
    await this.ask({ do: "set", ...state }, "set")
  }

  /** Makes it post something, and gives the answer. */
  post(order: Readonly<{ do: "deliver" | "report" | "raw" } & Record<string, unknown>>): Promise<PostedEvent> {
    return this.ask(order, "posted")
  }
}

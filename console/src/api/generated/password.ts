// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { ChangePasswordRequest } from "./schemas.ts"

export class PasswordResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Change your password. At least 10 characters. All your other sessions end.
   *
   * `POST /console/v1/password`. For every member.
   */
  change(body: ChangePasswordRequest, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "POST", path: "/console/v1/password", body, takesKey: true }, options)
  }
}

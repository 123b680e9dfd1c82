// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { ChangePasswordRequest } from "./schemas.ts"

export class PasswordResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Change your password. Changes your password, which must have at least 10 characters, and ends all your other
   * sessions.
   *
   * `POST /console/v1/password`. Every member can use this operation.
   */
  change(body: ChangePasswordRequest, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "POST", path: "/console/v1/password", body, takesKey: true }, options)
  }
}

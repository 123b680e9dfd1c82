// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { BeginTotpRequest, ConfirmTotpRequest, EndTotpRequest, NewTotp } from "./schemas.ts"

export class TotpResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Set up a second factor. Creates a secret for an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30
   * seconds). To turn the second factor on, send a code of the app to `POST /console/v1/totp/confirm`.
   *
   * `POST /console/v1/totp`. Every member can use this operation.
   */
  begin(body: BeginTotpRequest, options?: RequestOptions): Promise<NewTotp> {
    return this.#client.request({ method: "POST", path: "/console/v1/totp", body, takesKey: true }, options)
  }

  /**
   * Confirm the second factor. Turns the second factor on, so that sign-in also needs a code. Ends all your other
   * sessions.
   *
   * `POST /console/v1/totp/confirm`. Every member can use this operation.
   */
  confirm(body: ConfirmTotpRequest, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "POST", path: "/console/v1/totp/confirm", body, takesKey: true }, options)
  }

  /**
   * Turn the second factor off. Turns the second factor off, so that sign-in needs only the password. Ends all
   * your other sessions. If you have lost the device, ask an operator to run `posthorn console link --email`. The
   * link turns the second factor off and sets a new password.
   *
   * `POST /console/v1/totp/end`. Every member can use this operation.
   */
  end(body: EndTotpRequest, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "POST", path: "/console/v1/totp/end", body, takesKey: true }, options)
  }
}

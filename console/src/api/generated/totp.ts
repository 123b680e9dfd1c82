// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { BeginTotpRequest, ConfirmTotpRequest, EndTotpRequest, NewTotp } from "./schemas.ts"

export class TotpResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Begin with a second factor. Gives a secret for an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30
   * seconds). It counts once a code of the app was given to `POST /console/v1/totp/confirm`.
   *
   * `POST /console/v1/totp`. For every member.
   */
  begin(body: BeginTotpRequest, options?: RequestOptions): Promise<NewTotp> {
    return this.#client.request({ method: "POST", path: "/console/v1/totp", body, takesKey: true }, options)
  }

  /**
   * Confirm the second factor. From now on signing in asks for a code too. All your other sessions end.
   *
   * `POST /console/v1/totp/confirm`. For every member.
   */
  confirm(body: ConfirmTotpRequest, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "POST", path: "/console/v1/totp/confirm", body, takesKey: true }, options)
  }

  /**
   * Turn the second factor off. Signing in then asks for the password alone. All your other sessions end. If you
   * have lost the device, an operator makes a link with `posthorn console link --email`: it turns the second
   * factor off and sets a new password.
   *
   * `POST /console/v1/totp/end`. For every member.
   */
  end(body: EndTotpRequest, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "POST", path: "/console/v1/totp/end", body, takesKey: true }, options)
  }
}

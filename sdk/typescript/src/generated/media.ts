// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { MediaWithContent } from "./schemas.ts"

export class MediaResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve media with their bytes. They are kept as long as their message. A stranger sent them. Show images of
   * `image/jpeg`, `image/png`, `image/gif` and `image/webp`, and offer everything else as a download. Never show
   * any as a page of your own site.
   *
   * `GET /v1/media/{sid}`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<MediaWithContent> {
    return this.#client.request({ method: "GET", path: "/v1/media/{sid}", sid }, options)
  }
}

// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { MediaWithContent } from "./schemas.ts"

export class MediaResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve media with their bytes. Returns the media with their bytes. Posthorn keeps them as long as their
   * message. Do not trust the content: it can come from a stranger. Show only `image/jpeg`, `image/png`,
   * `image/gif` and `image/webp` as images, and offer all other types as a download. Never show media as a page of
   * your own site.
   *
   * `GET /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<MediaWithContent> {
    return this.#client.request({ method: "GET", path: "/v1/media/{sid}", sid }, options)
  }

  /**
   * Delete media. Deletes the media, and the copies that Posthorn changed for a carrier. The message and its
   * `num_media` remain. A carrier and the recipient may still have the media.
   *
   * `DELETE /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/media/{sid}", sid }, options)
  }
}

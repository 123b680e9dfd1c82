// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.MediaWithContent;

/** The resource {@code client.media()}. */
public final class MediaResource {
    private final Core core;

    MediaResource(Core core) {
        this.core = core;
    }

    /**
     * Retrieve media with their bytes.
     *
     * <p>Returns the media with their bytes. Posthorn keeps them as long as their message. Do not trust the
     * content: it can come from a stranger. Show only {@code image/jpeg}, {@code image/png}, {@code
     * image/gif} and {@code image/webp} as images, and offer all other types as a download. Never show media
     * as a page of your own site.
     *
     * <p>{@code GET /v1/media/{sid}}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public MediaWithContent get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public MediaWithContent get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/media/{sid}").value("sid", sid);
        return core.value(call, MediaWithContent::new, options);
    }

    /**
     * Delete media.
     *
     * <p>Deletes the media, and the copies that Posthorn changed for a carrier. The message and its {@code
     * num_media} remain. A carrier and the recipient may still have the media.
     *
     * <p>{@code DELETE /v1/media/{sid}}. An API key needs one of the scopes {@code full}, {@code messages}.
     *
     * @param sid The sid of the object.
     * @return the answer as HTTP
     */
    public Response delete(String sid) {
        return delete(sid, null);
    }

    /**
     * As {@link #delete(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer as HTTP
     */
    public Response delete(String sid, RequestOptions options) {
        Call call = new Call("DELETE", "/v1/media/{sid}").value("sid", sid).deletion();
        return core.nothing(call, options);
    }
}

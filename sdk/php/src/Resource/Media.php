<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\RequestOptions;
use Posthorn\Response;

/** `$client->media`. */
class Media extends Resource
{
    /**
     * Retrieve media with their bytes. Returns the media with their bytes. Posthorn keeps them as long as
     * their message. Do not trust the content: it can come from a stranger. Show only `image/jpeg`,
     * `image/png`, `image/gif` and `image/webp` as images, and offer all other types as a download. Never
     * show media as a page of your own site.
     *
     * `GET /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\MediaWithContent
    {
        $call = new Call('GET', '/v1/media/{sid}', value: $sid);
        return $this->sender->value($call, Model\MediaWithContent::class, $requestOptions);
    }

    /**
     * Delete media. Deletes the media, and the copies that Posthorn changed for a carrier. The message and
     * its `num_media` remain. A carrier and the recipient may still have the media.
     *
     * `DELETE /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/media/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

module Posthorn
  module Resources
    # `client.media`.
    class Media
      def initialize(client)
        @client = client
      end

      # Retrieve media with their bytes. Returns the media with their bytes. Posthorn keeps them as long as
      # their message. Do not trust the content: it can come from a stranger. Show only `image/jpeg`,
      # `image/png`, `image/gif` and `image/webp` as images, and offer all other types as a download. Never
      # show media as a page of your own site.
      #
      # `GET /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
      #
      # @return [MediaWithContent]
      def get(sid, request_options: nil)
        call = Call.new("GET", "/v1/media/{sid}", value: sid)
        @client.value(call, Posthorn::MediaWithContent, request_options)
      end

      # Delete media. Deletes the media, and the copies that Posthorn changed for a carrier. The message and
      # its `num_media` remain. A carrier and the recipient may still have the media.
      #
      # `DELETE /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`.
      #
      # @return [Response]
      def delete(sid, request_options: nil)
        call = Call.new("DELETE", "/v1/media/{sid}", value: sid)
        @client.nothing(call, request_options)
      end
    end
  end
end

# frozen_string_literal: true

# The client of Posthorn, a messaging and webhook service on your own machine.
module Posthorn
end

require_relative "posthorn/version"
require_relative "posthorn/errors"
require_relative "posthorn/model"
require_relative "posthorn/settings"
require_relative "posthorn/call"
require_relative "posthorn/retry_policy"
require_relative "posthorn/answer"
require_relative "posthorn/transport"
require_relative "posthorn/event_reader"
require_relative "posthorn/page"
require_relative "posthorn/base_client"
require_relative "posthorn/models"
require_relative "posthorn/client"
require_relative "posthorn/webhook_signature"

# frozen_string_literal: true

module Posthorn
  # The base class of all errors that the client raises.
  class Error < StandardError
  end

  # An option of the client or an argument of a call cannot be used. Nothing was sent.
  class UsageError < Error
  end

  # The webhook is not proved to come from Posthorn, or it is too old. Answer it with 400.
  class WebhookVerificationError < Error
  end

  # There was no complete answer: the name, TLS or the connection failed. The request may have been performed.
  class ConnectionError < Error
  end

  # No complete answer arrived in time. The request may have been performed.
  class TimeoutError < ConnectionError
  end

  # The API refused (RFC 9457). Decide by `code`; the page at `type` explains each code.
  class ApiError < Error
    # @return [Integer] the HTTP status
    attr_reader :status
    # @return [String] a stable word for programs; `unexpected_answer` if the answer is not from Posthorn
    attr_reader :code
    # @return [String]
    attr_reader :title, :detail, :type
    # @return [String, nil] the faulty parameter
    attr_reader :param
    # @return [Array<Hash>] all faulty parameters, each with `param`, `code` and `detail`
    attr_reader :errors
    # @return [String, nil] identifies the request in the log of the server
    attr_reader :request_id
    # @return [Float, nil] the seconds to wait, if the server states them
    attr_reader :retry_after

    def initialize(problem, retry_after: nil)
      @status, @code, @title, @detail, @type, @param = problem.values_at(*%w[status code title detail type param])
      @errors = problem["errors"]
      @request_id = problem["request_id"]
      @retry_after = retry_after
      super("#{@detail} (#{@code}, #{@status})")
    end
  end

  # The answer is not from Posthorn, such as a page of a proxy. `code` is `unexpected_answer`.
  class UnexpectedAnswerError < ApiError
  end

  # Status 400.
  class BadRequestError < ApiError
  end

  # Status 401: the credentials are missing or wrong.
  class AuthenticationError < ApiError
  end

  # Status 403.
  class PermissionDeniedError < ApiError
  end

  # Status 404.
  class NotFoundError < ApiError
  end

  # Status 409.
  class ConflictError < ApiError
  end

  # Status 410.
  class GoneError < ApiError
  end

  # Status 422.
  class UnprocessableError < ApiError
  end

  # Status 429.
  class RateLimitError < ApiError
  end

  # Status 500 or above.
  class ServerError < ApiError
  end

  ERRORS_BY_STATUS = {
    400 => BadRequestError, 401 => AuthenticationError, 403 => PermissionDeniedError, 404 => NotFoundError,
    409 => ConflictError, 410 => GoneError, 422 => UnprocessableError, 429 => RateLimitError
  }.freeze
  private_constant :ERRORS_BY_STATUS

  # @api private
  def self.error_class(status)
    ERRORS_BY_STATUS[status] || (status >= 500 ? ServerError : ApiError)
  end
end

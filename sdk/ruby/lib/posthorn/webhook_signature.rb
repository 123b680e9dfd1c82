# frozen_string_literal: true

require "json"
require "openssl"

module Posthorn
  # Verification of webhooks (Standard Webhooks 1.0.0).
  module WebhookSignature
    # More than the keys of any sender. Each signature costs a computation.
    SIGNATURES_MAX = 20
    # The beginning of an Ed25519 public key in DER (RFC 8410 section 4).
    ED25519_DER = ["302a300506032b6570032100"].pack("H*").freeze
    private_constant :SIGNATURES_MAX, :ED25519_DER

    module_function

    # Returns the event in a webhook, if one of the secrets proves it to be from Posthorn and recent.
    #
    # Events can be repeated, so ignore those whose `sid` you have seen.
    #
    # @param payload [String] the raw body, before any parser
    # @param headers [Hash] the headers; the names of Rack work too
    # @param secret [String, Array<String>] that of the endpoint (`whsec_…`, or the public key `whpk_…`), or several
    # @param tolerance [Numeric] the largest difference between the time of the webhook and now, in seconds
    # @return [Event]
    # @raise [WebhookVerificationError]
    def verify(payload, headers, secret, tolerance: 300, now: Time.now)
      raise UsageError, "`payload` must be the raw body: a parsed body has no signature." unless payload.is_a?(String)

      keys = Array(secret).map { |each| key_of(each) }
      raise UsageError, "Give at least one secret to verify with." if keys.empty?

      id, timestamp, signatures = %w[id timestamp signature].map { |name| header(headers, "webhook-#{name}") }
      check_time(timestamp, now.to_i, tolerance)
      signed = "#{id}.#{timestamp}.".b + payload.b
      unless signed?(keys, signed, signatures)
        raise WebhookVerificationError, "No signature fits the body and the secret. Is `payload` the raw body?"
      end

      event_in(payload)
    end

    def event_in(payload)
      text = payload.dup.force_encoding(Encoding::UTF_8)
      raise WebhookVerificationError, "The webhook is signed, but its body is not UTF-8." unless text.valid_encoding?

      parsed = JSON.parse(text)
      return Event.new(parsed) if parsed.is_a?(Hash)

      raise WebhookVerificationError, "The webhook is signed, but its body is not an event."
    rescue JSON::ParserError, EncodingError
      raise WebhookVerificationError, "The webhook is signed, but its body is not JSON."
    end

    # Returns the version of the signatures that a secret proves, and its key.
    def key_of(secret)
      if !secret.is_a?(String) || secret.empty?
        raise UsageError, "The secret is missing. Is the variable that it comes from set?"
      end
      if secret.start_with?("whsk_")
        raise UsageError, "This is a private key. Verify with the public key of the endpoint, whpk_…."
      end

      public_key = secret.start_with?("whpk_")
      key = decode(secret.sub(/\Awh(?:sec|pk)_/, ""))
      if key.nil? || key.empty? || (public_key && key.bytesize != 32)
        raise UsageError, "The secret is not one of Posthorn's: those are whsec_… or whpk_… and base64."
      end

      [public_key ? "v1a" : "v1", key]
    end

    def header(headers, name)
      rack = "HTTP_#{name.upcase.tr("-", "_")}"
      _, value = headers.find { |each, _| each.to_s.casecmp?(name) || each == rack }
      value = Array(value).first
      return value.b if value.is_a?(String) && !value.empty?

      raise WebhookVerificationError, "There is no `#{name}` header, so nothing proves where this comes from."
    end

    def check_time(timestamp, now, tolerance)
      raise WebhookVerificationError, "`webhook-timestamp` is not a time." unless timestamp.match?(/\A\d{1,12}\z/)

      age = now - timestamp.to_i
      raise WebhookVerificationError, "The webhook is too old: #{age} seconds." if age > tolerance
      return if -age <= tolerance

      raise WebhookVerificationError, "The webhook is from the future: #{-age} seconds. Is the clock right?"
    end

    def signed?(keys, signed, header)
      header.split.first(SIGNATURES_MAX).any? do |each|
        version, encoded = each.split(",", 2)
        signature = decode(encoded.to_s)
        signature && keys.any? { |of, key| of == version && fits?(of, key, signed, signature) }
      end
    end

    def fits?(version, key, signed, signature)
      return OpenSSL.secure_compare(OpenSSL::HMAC.digest("SHA256", key, signed), signature) if version == "v1"

      OpenSSL::PKey.read(ED25519_DER + key).verify(nil, signature, signed)
    rescue OpenSSL::PKey::PKeyError
      false
    end

    def decode(text)
      text.unpack1("m0")
    rescue ArgumentError
      nil
    end

    private_class_method :event_in, :key_of, :header, :check_time, :signed?, :fits?, :decode
  end

  # Returns the event in a webhook, if one of the secrets proves it to be from Posthorn and recent.
  # @see WebhookSignature.verify
  def self.verify_webhook(payload, headers, secret, **options)
    WebhookSignature.verify(payload, headers, secret, **options)
  end
end

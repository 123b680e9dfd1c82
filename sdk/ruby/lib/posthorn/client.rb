# frozen_string_literal: true

# Made from the OpenAPI document by sdk/ruby/scripts/generate.ts. Do not edit: `npm run generate` writes it.

require_relative "resources/messages"
require_relative "resources/conversations"
require_relative "resources/media"
require_relative "resources/phone_numbers"
require_relative "resources/messaging_services"
require_relative "resources/opt_outs"
require_relative "resources/auth"
require_relative "resources/payments"
require_relative "resources/refunds"
require_relative "resources/disputes"
require_relative "resources/payment_providers"
require_relative "resources/payment_provider_kinds"
require_relative "resources/transactions"
require_relative "resources/balances"
require_relative "resources/ledger_periods"
require_relative "resources/reconciliations"
require_relative "resources/differences"
require_relative "resources/webhooks"
require_relative "resources/deliveries"
require_relative "resources/replays"
require_relative "resources/events"
require_relative "resources/event_types"
require_relative "resources/statistics"
require_relative "resources/account"
require_relative "resources/api_keys"
require_relative "resources/operator"
require_relative "resources/simulator"

module Posthorn
  # The client. Each attribute is a resource of the API.
  class Client < BaseClient
    # @return [Resources::Messages]
    attr_reader :messages
    # @return [Resources::Conversations]
    attr_reader :conversations
    # @return [Resources::Media]
    attr_reader :media
    # @return [Resources::PhoneNumbers]
    attr_reader :phone_numbers
    # @return [Resources::MessagingServices]
    attr_reader :messaging_services
    # @return [Resources::OptOuts]
    attr_reader :opt_outs
    # @return [Resources::Auth]
    attr_reader :auth
    # @return [Resources::Payments]
    attr_reader :payments
    # @return [Resources::Refunds]
    attr_reader :refunds
    # @return [Resources::Disputes]
    attr_reader :disputes
    # @return [Resources::PaymentProviders]
    attr_reader :payment_providers
    # @return [Resources::PaymentProviderKinds]
    attr_reader :payment_provider_kinds
    # @return [Resources::Transactions]
    attr_reader :transactions
    # @return [Resources::Balances]
    attr_reader :balances
    # @return [Resources::LedgerPeriods]
    attr_reader :ledger_periods
    # @return [Resources::Reconciliations]
    attr_reader :reconciliations
    # @return [Resources::Differences]
    attr_reader :differences
    # @return [Resources::Webhooks]
    attr_reader :webhooks
    # @return [Resources::Deliveries]
    attr_reader :deliveries
    # @return [Resources::Replays]
    attr_reader :replays
    # @return [Resources::Events]
    attr_reader :events
    # @return [Resources::EventTypes]
    attr_reader :event_types
    # @return [Resources::Statistics]
    attr_reader :statistics
    # @return [Resources::Account]
    attr_reader :account
    # @return [Resources::ApiKeys]
    attr_reader :api_keys
    # @return [Resources::Operator]
    attr_reader :operator
    # @return [Resources::Simulator]
    attr_reader :simulator

    private

    def add_resources
      @messages = Resources::Messages.new(self)
      @conversations = Resources::Conversations.new(self)
      @media = Resources::Media.new(self)
      @phone_numbers = Resources::PhoneNumbers.new(self)
      @messaging_services = Resources::MessagingServices.new(self)
      @opt_outs = Resources::OptOuts.new(self)
      @auth = Resources::Auth.new(self)
      @payments = Resources::Payments.new(self)
      @refunds = Resources::Refunds.new(self)
      @disputes = Resources::Disputes.new(self)
      @payment_providers = Resources::PaymentProviders.new(self)
      @payment_provider_kinds = Resources::PaymentProviderKinds.new(self)
      @transactions = Resources::Transactions.new(self)
      @balances = Resources::Balances.new(self)
      @ledger_periods = Resources::LedgerPeriods.new(self)
      @reconciliations = Resources::Reconciliations.new(self)
      @differences = Resources::Differences.new(self)
      @webhooks = Resources::Webhooks.new(self)
      @deliveries = Resources::Deliveries.new(self)
      @replays = Resources::Replays.new(self)
      @events = Resources::Events.new(self)
      @event_types = Resources::EventTypes.new(self)
      @statistics = Resources::Statistics.new(self)
      @account = Resources::Account.new(self)
      @api_keys = Resources::ApiKeys.new(self)
      @operator = Resources::Operator.new(self)
      @simulator = Resources::Simulator.new(self)
    end
  end
end

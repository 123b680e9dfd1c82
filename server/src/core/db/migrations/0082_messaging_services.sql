-- numbers/: messaging services, each a pool of senders of one account.
create table messaging_services (
  account_id uuid not null,
  id uuid not null,
  name text not null,
  -- A recipient gets all messages from the same sender.
  sticky_sender boolean not null,
  -- The validity of messages that set none. Null without a default.
  validity_ms bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint messaging_services_pkey primary key (account_id, id),
  constraint messaging_services_name check (length(name) between 1 and 64),
  constraint messaging_services_validity check (validity_ms > 0)
);

-- Keyed by the address in its canonical form: a sender is in one service of its account at most.
create table messaging_service_senders (
  account_id uuid not null,
  sender_key text not null,
  id uuid not null,
  service_id uuid not null,
  sender text not null,
  kind text not null,
  -- Where the sender is at home (ISO 3166-1). Null for an address of no country.
  country text,
  -- The number of the account with this address when it was added. Null without one.
  phone_number_id uuid,
  created_at timestamptz not null,
  constraint messaging_service_senders_pkey primary key (account_id, sender_key),
  constraint messaging_service_senders_sender check (length(sender) between 1 and 320),
  constraint messaging_service_senders_country check (country ~ '^[A-Z]{2}$')
);
create unique index messaging_service_senders_order on messaging_service_senders (account_id, service_id, id);

-- messages/: the service that the request named. Null for nearly all messages.
alter table messages add column messaging_service_id uuid;

-- numbers/: an opt-out from one sender of a service holds for all of them, so it is found by its recipient.
-- The look-up of a pair by the whole key cannot use an index of an expression, and so keeps its plan.
create index opt_outs_recipient on opt_outs (account_id, lower(recipient));

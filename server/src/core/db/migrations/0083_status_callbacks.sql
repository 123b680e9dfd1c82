-- endpoints/: an endpoint with a form gets the events of the messages that name a URL at its origin. It subscribes to no other
-- events.
alter table webhook_endpoints add column callback_form text;
alter table webhook_endpoints drop constraint webhook_endpoints_events_check;
alter table webhook_endpoints
  add constraint webhook_endpoints_callback_form check (callback_form in ('posthorn', 'twilio'));
alter table webhook_endpoints
  add constraint webhook_endpoints_events check ((cardinality(events) > 0) = (callback_form is null));
create unique index webhook_endpoints_callbacks on webhook_endpoints (account_id, url, callback_form)
  where callback_form is not null;

-- messages/: the URL for the events of the message, and the endpoint of its origin, as JSON. Null for most messages.
alter table messages add column callback text;

-- accounts/: the token under the installation's key (AES-256-GCM), which signs requests in Twilio's form. Null until the next
-- sign-in with the token, and for an account that keeps no copy.
alter table auth_tokens
  add column sealed_token bytea,
  add column keeps_copy boolean not null default true;
alter table auth_tokens add constraint auth_tokens_keeps_copy check (keeps_copy or sealed_token is null);

-- events/ ------------------------------------------------------------------------------------------------------------------

-- The events that name a person under the account's own id, as JSON writes it. They are erased with the person, also when the
-- session, factor or challenge is gone already. An expression, so that other events have no column for it.
create index events_person on events (substring(body from '"subject":("(?:[^"\\]|\\.)*")'), account_id)
  where type ~ '^(sessions|factors|challenges)[.]';

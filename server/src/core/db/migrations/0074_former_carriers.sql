-- messaging/: the carriers that a message had before, each with the message's sequence when it left it. An event is rendered from the
-- present row and names the carrier of its time. Null for nearly all messages.
alter table messages add column former_carriers text[];

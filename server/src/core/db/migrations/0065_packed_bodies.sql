-- events/: the bodies of a shared record, compressed. events/event-record.ts describes them. The view event_log does not show them.
alter table events add column packed_bodies bytea;
alter table events alter column packed_bodies set storage external;

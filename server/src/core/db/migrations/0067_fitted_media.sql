-- messaging/: a file that was changed for a carrier that fetches it. The key names its place in the message and the carrier's limits.
alter table media add column fitted_key text;

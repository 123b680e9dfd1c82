-- routing/ ----------------------------------------------------------------------------------------------------------------

alter table carriers drop constraint carriers_kind_check,
  add constraint carriers_kind_check check (kind in ('smpp', 'smtp', 'http', 'mm4', 'mm7', 'xmpp', 'matrix'));
alter table routes drop constraint routes_channel_check,
  add constraint routes_channel_check check (channel in ('sms', 'mms', 'email', 'xmpp', 'matrix'));

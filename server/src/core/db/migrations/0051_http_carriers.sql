-- routing/ ----------------------------------------------------------------------------------------------------------------

alter table carriers drop constraint carriers_kind_check,
  add constraint carriers_kind_check check (kind in ('smpp', 'smtp', 'http'));

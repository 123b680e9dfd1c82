-- members/: the name of the changed object, and its changed fields with their values before and after, as JSON. Null where there
-- are none, and for entries from before. The lengths are far above what `api/auth/change-details.ts` writes.
alter table console_audit add column subject_name text;
alter table console_audit add column changes text;
alter table console_audit add constraint console_audit_name_length check (length(subject_name) <= 200);
alter table console_audit add constraint console_audit_changes_length check (length(changes) <= 100000);

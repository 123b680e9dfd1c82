-- The factors of a service, newest first. It is apart from the columns, whose locks would stop all checks of codes.
create index factors_service on factors (account_id, service_id, id);

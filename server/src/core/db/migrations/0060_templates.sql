-- messaging/ --------------------------------------------------------------------------------------------------------------

-- The template of a message over WhatsApp, as JSON.
alter table messages add column template text;

-- routing/ ----------------------------------------------------------------------------------------------------------------

-- How the carrier changes message ids between its answers and its receipts, as its receipts have proved; null while that is not
-- known, or a setting says it. Written without a new revision: what runs takes it over without a restart.
alter table carriers add column learned_ids text check (learned_ids in ('same', 'hex_to_decimal', 'decimal_to_hex'));

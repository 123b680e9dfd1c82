-- routing/: since when it is known how a carrier changes ids. What was submitted before stands in receipt_map under the id as it came.
alter table carriers add column ids_learned_at timestamptz;

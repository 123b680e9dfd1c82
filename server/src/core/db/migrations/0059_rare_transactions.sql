-- ledger/: finds transactions of rare types among millions of charges and fees, which are not in these indexes.
create index ledger_transactions_rare on ledger_transactions (account_id, type, id) where type not in ('charge', 'fee');
create index ledger_transactions_rare_effective on ledger_transactions (account_id, type, effective_at, id)
  where type not in ('charge', 'fee');

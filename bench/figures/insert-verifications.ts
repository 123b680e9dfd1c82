import type pg from "pg"

/**
 * Inserts verifications of German numbers for the purpose `bench`. Each has a different number and an
 * attempt, and is pending as if it was just created.
 */
export async function insertVerifications(
  store: pg.Client,
  { accountId, ids, firstNumber }: { accountId: string; ids: readonly string[]; firstNumber: number },
): Promise<void> {
  await store.query(insert, [accountId, ids, firstNumber])
}

/** $1 account, $2 ids, $3 the number of the first. */
const insert = `
  with new as (
    select id, '+4915' || lpad(((n + $3) % 100000)::text, 5, '0') || lpad(((n + $3) / 10)::text, 4, '0') as to_address
      from unnest($2::uuid[]) with ordinality as given (id, n)
  ), verification as (
    insert into verifications (account_id, id, status, sequence, to_address, purpose, method, code_length, locale, content, steps,
      sends, checks_max, is_simulated, last_sent_at, expires_at, created_at, updated_at)
    select $1::uuid, id, 'pending', 2, to_address, 'bench', 'code', 6, 'en',
      '{"name":"","appHash":null,"domain":null,"payload":null,"redirectUrl":null,"link":null}',
      '[{"channel":"sms","to":"' || to_address || '","from":"+15005550006","timeoutMs":20000}]',
      1, 5, false, now(), now() + interval '10 minutes', now(), now()
      from new
  ), pending as (
    insert into pending_verifications (account_id, to_address, purpose, verification_id, due_at)
    select $1::uuid, to_address, 'bench', id, now() + interval '10 minutes' from new on conflict do nothing
  )
  insert into verification_attempts (account_id, id, verification_id, channel, to_address, country, prefix, status, created_at, updated_at)
  select $1::uuid, id, id, 'sms', to_address, 'DE', left(to_address, -4), 'sent', now(), now() from new`

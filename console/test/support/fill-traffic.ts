import { fromSid } from "../../../server/src/core/std/ids.ts"
import type { Installation } from "../../../server/test/support/installation.ts"
import { withStore } from "../../../server/test/support/with-store.ts"

/** Of the last day and of the days before it, as the counters of the hours would hold them; the hour that runs is left alone. */
export async function fillTraffic(installation: Installation): Promise<void> {
  const accountId = fromSid("account", installation.account.sid)
  await withStore(installation, async (store) => {
    await store.query(hours, [accountId])
    await store.query(errors, [accountId])
    await store.query(verifications, [accountId])
  })
}

/** More by day than by night, and less on Sundays. */
const hours = `
  insert into message_hours (account_id, hour, queued, sent, delivered, undelivered, failed, received)
  select $1::uuid, hour, many, many, many - many / 25 - many / 60, many / 25, many / 60, many / 9
    from generate_series(date_trunc('hour', now()) - interval '29 days', date_trunc('hour', now()) - interval '1 hour', '1 hour') hour,
         lateral (select (900 * (1.15 - cos(extract(hour from hour) * pi() / 12 - 0.6))
                          * case when extract(isodow from hour) = 7 then 0.5 else 1 end
                          * (0.85 + 0.3 * abs(sin(extract(epoch from hour) / 3600))))::bigint as many) size`
const verifications = `
  insert into verification_hours (account_id, hour, sent, delivered, approved, blocked)
  select $1::uuid, date_trunc('hour', now()) - n * interval '1 hour', 1000, 960, 890, 1 from generate_series(1, 3) n`
const errors = `
  insert into message_error_hours (account_id, hour, code, count, message_id)
  select $1::uuid, date_trunc('hour', now()) - n * interval '1 hour', code, count, '00000000-0000-7000-8000-000000000001'
    from (values (2, 'unreachable_handset', 412::bigint), (5, 'unknown_handset', 231), (7, 'blocked_by_recipient', 18)) of (n, code, count)`

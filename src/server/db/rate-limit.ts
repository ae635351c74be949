/**
 * Token buckets shared by all processes, with the generic cell rate algorithm: one statement per token, without a
 * lock.
 */
import type { Pool } from 'pg'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { rateLimit } from './schema.ts'

/** A burst of at most `count`; an empty bucket refills evenly in `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

const takeTokenQuery = {
  name: 'rate_limit_take',
  // $1 key, $2 seconds per token, $3 seconds to fill the bucket. A refused caller gets the seconds until the next
  // token. A wait longer than a full bucket means that the clock was set back, so no one has to wait for it.
  text: `
    with taken as (
      insert into rate_limit as known (key, tat) values ($1, now() + $2 * interval '1 s')
      on conflict (key) do update set tat = case when known.tat > now() + ($3 + 1) * interval '1 s' then now()
        else greatest(known.tat, now()) end + $2 * interval '1 s'
      where greatest(known.tat, now()) + $2 * interval '1 s' <= now() + $3 * interval '1 s'
        or known.tat > now() + ($3 + 1) * interval '1 s'
      returning 1)
    select case when exists (select from taken) then 0 else coalesce(
      (select extract(epoch from tat - now()) + $2 - $3 from rate_limit where key = $1), $2)::float8 end as wait`,
}

/** Takes a token; returns 0, or the seconds until one may be available. */
export async function takeToken(pool: Pool, key: string, { count, seconds }: Rate): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>({
    ...takeTokenQuery,
    values: [key, seconds / count, seconds],
  })
  const wait = rows[0]?.wait ?? 0
  // The token has been returned since the refusal, so a short wait is enough.
  return wait === 0 ? 0 : Math.max(wait, 1)
}

const refundToken = {
  name: 'rate_limit_give_back',
  text: `update rate_limit set tat = tat - $2 * interval '1 s' where key = $1`,
}

/** Returns a token that was taken for something that did not count in the end. */
export async function returnToken(pool: Pool, key: string, { count, seconds }: Rate): Promise<void> {
  await pool.query({ ...refundToken, values: [key, seconds / count] })
}

/** Removes buckets that are full again and so hold no information. */
export async function removeFullBuckets(db: Db): Promise<void> {
  await db.execute(sql`delete from ${rateLimit} where tat < now()`)
}

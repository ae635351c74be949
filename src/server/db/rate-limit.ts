/** Token buckets that all processes share, by the generic cell rate algorithm: one statement a token, and no lock to keep. */
import type { Pool } from 'pg'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { rateLimit } from './schema.ts'

/** At most `count` at once; a whole bucket is refilled, evenly, in `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

const takeTokenQuery = {
  name: 'rate_limit_take',
  // $1 key, $2 seconds a token, $3 seconds of a full bucket. The refused learn how long the next token takes. A bucket that
  // is further off than a whole one is of a clock that was set back since: nobody shall wait for it.
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

/** Takes a token; 0 when there was one, else the seconds after which there may be. */
export async function takeToken(pool: Pool, key: string, { count, seconds }: Rate): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>({
    ...takeTokenQuery,
    values: [key, seconds / count, seconds],
  })
  const wait = rows[0]?.wait ?? 0
  // Refused by a token that was given back since: a moment is enough.
  return wait === 0 ? 0 : Math.max(wait, 1)
}

const refundToken = {
  name: 'rate_limit_give_back',
  text: `update rate_limit set tat = tat - $2 * interval '1 s' where key = $1`,
}

/** Gives a token back that was taken for something that then did not count. */
export async function returnToken(pool: Pool, key: string, { count, seconds }: Rate): Promise<void> {
  await pool.query({ ...refundToken, values: [key, seconds / count] })
}

/** Removes buckets that are full again, of which nothing is to be known. */
export async function removeFullBuckets(db: Db): Promise<void> {
  await db.execute(sql`delete from ${rateLimit} where tat < now()`)
}

/**
 * Token buckets shared by all processes, with the generic cell rate algorithm: one statement per charge, without a
 * lock.
 */
import type { Pool } from 'pg'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { rateLimit } from '#server/db/tables/http.ts'

/** A burst of at most `count`; an empty bucket refills evenly in `seconds`. */
export interface Rate {
  readonly count: number
  readonly seconds: number
}

const takeTokensQuery = {
  name: 'rate_limit_take',
  // $1 key, $2 seconds that the tokens take to refill, $3 seconds to fill the bucket. A refused caller gets the seconds
  // until there are enough. A wait longer than a full bucket means that the clock was set back, so no one has to wait for it.
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

/** Tokens of one bucket: its key, and how many; never more than the bucket holds. */
export interface Tokens {
  key: string
  cost: number
}

const refillTime = ({ count, seconds }: Rate, cost: number) => (Math.min(cost, count) * seconds) / count

/** Takes tokens, all or none; returns 0, or the seconds until there may be enough. */
export async function takeTokens(pool: Pool, { key, cost }: Tokens, rate: Rate): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>({
    ...takeTokensQuery,
    values: [key, refillTime(rate, cost), rate.seconds],
  })
  const wait = rows[0]?.wait ?? 0
  // Tokens have been returned since the refusal, so a short wait is enough.
  return wait === 0 ? 0 : Math.max(wait, 1)
}

const findWaitQuery = {
  name: 'rate_limit_wait',
  // The same parameters as to take them.
  text: `select greatest(0, extract(epoch from tat - now()) + $2 - $3)::float8 as wait from rate_limit
    where key = $1 and tat <= now() + ($3 + 1) * interval '1 s'`,
}

/** The seconds until tokens could be taken; 0 if there are enough. Takes none. */
export async function findWait(pool: Pool, { key, cost }: Tokens, rate: Rate): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>({
    ...findWaitQuery,
    values: [key, refillTime(rate, cost), rate.seconds],
  })
  return rows[0]?.wait ?? 0
}

const findUsedQuery = {
  name: 'rate_limit_used',
  // $1 key, $2 seconds to fill the bucket. How much of them an owner of the bucket still has to wait until it is full.
  text: `select greatest(0, extract(epoch from tat - now()))::float8 as used from rate_limit
    where key = $1 and tat <= now() + ($2 + 1) * interval '1 s'`,
}

/** How many tokens a bucket holds, and the seconds until it holds one more; null if it is full. */
export interface BucketLevel {
  left: number
  wait: number | null
}

/** Reads how full a bucket is. Takes no token. */
export async function findLevel(pool: Pool, key: string, rate: Rate): Promise<BucketLevel> {
  const { rows } = await pool.query<{ used: number }>({ ...findUsedQuery, values: [key, rate.seconds] })
  const used = rows[0]?.used ?? 0
  const each = rate.seconds / rate.count
  const left = Math.max(0, Math.floor((rate.seconds - used) / each))
  return { left, wait: left >= rate.count ? null : used - (rate.count - left - 1) * each }
}

const refundTokens = {
  name: 'rate_limit_give_back',
  text: `update rate_limit set tat = tat - $2 * interval '1 s' where key = $1`,
}

/** Returns tokens that were taken for something that did not count in the end. */
export async function returnTokens(pool: Pool, { key, cost }: Tokens, rate: Rate): Promise<void> {
  await pool.query({ ...refundTokens, values: [key, refillTime(rate, cost)] })
}

/** Removes buckets that are full again and so hold no information. */
export async function removeFullBuckets(db: Db): Promise<void> {
  await db.execute(sql`delete from ${rateLimit} where tat < now()`)
}

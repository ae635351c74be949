/** Database counts for the metrics. */
import type { Pool } from 'pg'

export interface JobCounts {
  waiting: number
  due: number
  dead: number
}

const counting = {
  text: `select count(*) filter (where dead_at is null) as waiting,
      count(*) filter (where dead_at is null and run_at <= now()) as due,
      count(*) filter (where dead_at is not null) as dead from jobs`,
  // A metrics request must not wait for a database that hangs.
  query_timeout: 2000,
}

const aging = {
  text: `select extract(epoch from now() - coalesce(
      (select max(made_at) from backups), (select min(applied_at) from schema_migrations)))::float8 as age`,
  query_timeout: 2000,
}

/** How old the last backup is, in seconds; before the first one, how old the database is. */
export async function measureBackupAge(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ age: number | null }>(aging)
  return rows[0]?.age ?? null
}

/** Jobs that wait, those of them that are due, and those that were given up. */
export async function countJobs(pool: Pool): Promise<JobCounts> {
  const { rows } = await pool.query<JobCounts>(counting)
  return rows[0] ?? { waiting: 0, due: 0, dead: 0 }
}

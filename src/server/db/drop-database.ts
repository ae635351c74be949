import { escapeIdentifier, type Client } from 'pg'

/**
 * Drops a database of the client's own role if it exists, and ends the role's sessions in it. Does not use `with
 * (force)`, which also tries to end autovacuum workers and fails without superuser rights (permission denied); a
 * plain `drop` cancels the worker.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) return
  const database = escapeIdentifier(name)
  await client.query(`alter database ${database} with allow_connections false`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
    [name],
  )
  // Waits up to five seconds for sessions that are ending.
  await client.query(`drop database ${database}`)
}

import { escapeIdentifier, type Client } from 'pg'

/**
 * Removes a database of the client's own role, if it is there, and ends the role's sessions in it. Not `with (force)`: that
 * wants to end an autovacuum worker too and is no superuser (permission denied); a plain `drop` sends the worker away.
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
  // It waits up to five seconds for those that are ending.
  await client.query(`drop database ${database}`)
}

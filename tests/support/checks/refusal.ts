import type { Client, TestServer } from '#tests/support/running/server.ts'
import { snapshotDatabase } from './database-snapshot.ts'

/** The status and code of a refused call, and which tables changed anyway. */
export async function listRefusal(
  server: Pick<TestServer, 'database'>,
  call: () => ReturnType<Client['post']>,
): Promise<unknown[]> {
  const before = await snapshotDatabase(server.database)
  const { status, body } = await call()
  const after = await snapshotDatabase(server.database)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  return [status, body['code'], ...changed]
}

/** Whether the process lives, and whether it can do its work. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/db.ts'

/** With the two seconds for a connection, 503 within three: a database that hangs refuses nothing. */
const probe = { text: 'select 1', query_timeout: 900 }

/** /health/live answers while the process does; /health/ready while the database does too. */
export function installHealth(app: FastifyInstance, database: Database): void {
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async () => {
    await database.pool.query(probe)
    return { status: 'ready' }
  })
}

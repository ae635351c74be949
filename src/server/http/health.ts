/** Whether the process lives, and whether it can do its work. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/db.ts'

/** /health/live answers while the process does; /health/ready while the database does too. */
export function installHealth(app: FastifyInstance, database: Database): void {
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async () => {
    await database.pool.query('select 1')
    return { status: 'ready' }
  })
}

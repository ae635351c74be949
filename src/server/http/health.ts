/** Health checks: is the process alive, and can it do its work? */
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/context.ts'
import { watchWrites, type WriteFaults } from '#server/process/degradation.ts'
import { retryAfter } from './errors.ts'
import { Problem } from './problem.ts'

/**
 * Together with the two seconds for a connection, 503 follows within three: a database that hangs does not refuse.
 */
const probe = { text: 'select 1', query_timeout: 900 }

/**
 * /health/live answers as long as the process runs; /health/ready as long as the database answers too, and
 * until the process is asked to stop. If writes fail, it says `degraded`, and answers 503 only if the settings require
 * that.
 */
export function installHealth(app: FastifyInstance, services: Services): void {
  const { config, database, writes = watchWrites(services) } = services
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const refuse = (state: object) => {
      const problem = new Problem('unavailable')
      void reply.status(problem.status).header('retry-after', retryAfter)
      return { ...problem.toBody(), ...state }
    }
    if (services.connections?.isStopping()) return refuse({ status: 'stopping' })
    const [faults] = await Promise.all([writes.check(), database.pool.query(probe)])
    const reasons = describeFaults(faults)
    if (reasons.length === 0) return { status: 'ready' }
    const degraded = { status: 'degraded', reasons }
    return config.readyWhenDegraded ? degraded : refuse(degraded)
  })
}

const texts = { database: 'database writes fail', uploads: 'uploads fail' }

function describeFaults({ database, uploads }: WriteFaults): string[] {
  return [
    ...(database ? [`${texts.database}: ${database}`] : []),
    ...(uploads ? [`${texts.uploads}: ${uploads}`] : []),
  ]
}

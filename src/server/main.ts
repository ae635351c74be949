/** The life of the process: settings, database, server, and an end that finishes what it began. */
import type { FastifyInstance } from 'fastify'
import { isStartupError, loadConfig, readEnvironment, startupError, type Config } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { Database } from '#server/db/db.ts'
import { buildApp } from './app.ts'
import { hasDemoAccounts, loadDemoData } from './commands/demo.ts'
import { systemClock } from './context.ts'
import { demoAccounts } from './demo/accounts.ts'
import { startWorker, type Worker } from './jobs/worker.ts'

/** Milliseconds after which an end that does not come is forced. */
const longestEnd = 12_000

const tell = (line: string) => process.stdout.write(`${line}\n`)
const warn = (line: string) => process.stderr.write(`${line}\n`)

interface Started {
  database: Database
  app: FastifyInstance
  worker: Worker
}

async function start(): Promise<Started> {
  const config = loadConfig(readEnvironment())
  const database = await connectDatabase(config, { log: warn })
  try {
    await prepareDemo(config, database)
    const app = await buildApp({ config, database })
    const address = await listen(app, config)
    const log = (message: string, err?: unknown) => app.log.error({ err }, message)
    const worker = await startWorker({ database, log })
    tell(`Bridge Collective runs at ${address}`)
    if (config.environment !== 'production') await tellDemoAccounts(database)
    return { database, app, worker }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function prepareDemo(config: Config, { db }: Database): Promise<void> {
  if (config.environment !== 'production') {
    if (config.demoData === 'auto') await loadDemoData({ db, now: systemClock() })
  } else if (await hasDemoAccounts(db)) {
    throw startupError(
      'The database holds demo accounts, whose password is published: in production start with an empty database (another DATA_DIR or DATABASE_URL).',
    )
  }
}

/** Listens and returns the address that people open. */
async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw describeListening(error, { host, port })
  }
  const actual = app.server.address()
  return port === 0 && typeof actual === 'object' && actual ? `http://localhost:${actual.port}` : publicUrl
}

function describeListening(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return startupError(
      `Port ${port} on ${host} is already in use: stop the program that uses it, or set PORT to another number.`,
    )
  }
  if (code === 'EACCES')
    return startupError(`Port ${port} may not be used by this user: set PORT to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return startupError(
      `This machine has no address ${host}: set HOST to one of its addresses, such as 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}

async function tellDemoAccounts({ db }: Database): Promise<void> {
  if (!(await hasDemoAccounts(db))) return
  tell('Demo accounts:')
  for (const { role, email, password } of demoAccounts) tell(`  ${role.padEnd(12)}  ${email}  ${password}`)
}

async function stop({ app, database, worker }: Started): Promise<void> {
  // Refuses new connections, finishes what is in flight, then the job under way.
  await app.close()
  await worker.stop()
  await database.close()
}

let ending: Promise<void> | null = null

async function end(started: Promise<Started>): Promise<void> {
  setTimeout(() => {
    warn(`Not everything ended within ${longestEnd / 1000} seconds; ending now.`)
    process.exit(1)
  }, longestEnd).unref()
  // A signal may come while the start is still under way.
  const all = await started.catch(() => null)
  if (all) await stop(all)
  process.exit(all ? 0 : 1)
}

const started = start()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Ctrl-C reaches the process twice when npm passes it on.
    ending ??= end(started).catch((error: unknown) => {
      warn(String(error))
      process.exit(1)
    })
  })
}

try {
  await started
} catch (error) {
  warn(
    isStartupError(error)
      ? error.message
      : `The start failed: ${error instanceof Error ? error.stack : String(error)}`,
  )
  process.exit(1)
}

/** The two compared servers. Each runs in its own process, which gets its task from its parent. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { z } from 'zod'
import { buildApp } from '#server/app.ts'
import { loadConfig, settingNames, type Config } from '#server/config/config.ts'
import { productFolder } from '#server/config/product-folder.ts'
import { openDatabase, type Db } from '#server/db/db.ts'
import { loadSettings } from '#server/config/load-settings.ts'
import { waitForIndex } from '#server/matching/live-index.ts'
import { serveFloor, type Script } from './floor.ts'

/** The options of Node with which `npm start` runs the product. The floor has them as well. */
export const nodeOptions: readonly string[] = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(path.join(productFolder, 'package.json'), 'utf8')))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'))

export interface BenchServer {
  url: string
  /** The process id, for measuring memory. */
  pid: number
  /** Resolves when its index of matches is loaded; never for the floor. */
  indexed: Promise<Loading>
  /** Microseconds of processor time that the process has taken, with all its threads. */
  readProcessorTime(): Promise<number>
  stop(): Promise<void>
}

/** What loading the index took of the process, in milliseconds. */
interface Loading {
  /** From the first request that it could answer. */
  ms: number
  /** The longest that a request waited for the process, of all and of 99 of 100 looks. */
  mostBlockedMs: number
  p99BlockedMs: number
}

/** For what shows that calls work: a machine that is busy with others takes as long as it needs. */
export const withoutTimeouts = { connection: 0, query: 0, statement: 0, lock: 0, idleTransaction: 0 }

/** The settings of a production process, without limits on requests. */
export function benchConfig(databaseUrl: string): Config {
  const environment: Record<string, string> = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    INSECURE_COOKIES: '1',
    SECRETS: `v1:${'b'.repeat(64)}`,
    DATABASE_URL: databaseUrl,
  }
  for (const name of settingNames) if (name.startsWith('LIMIT_')) environment[name] = '1000000/1s'
  for (const name of Object.keys(loadSettings)) if (!name.startsWith('HEALTH_')) environment[name] = '0'
  return loadConfig(environment)
}

/** Starts a process of this program that serves the app, or the floor if a script is given. */
export async function startServer(
  databaseUrl: string,
  script: Script | null,
  { hasTimeouts = true } = {},
): Promise<BenchServer> {
  const [, program = ''] = process.argv
  const child = fork(program, ['bench', '--serve'], {
    serialization: 'advanced',
    execArgv: [...nodeOptions],
    // Writing the log is part of the measured cost, but no one reads it.
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
  })
  child.send({ databaseUrl, script, hasTimeouts })
  const indexed = new Promise<Loading>((resolve) =>
    child.on('message', (message) => {
      const { success, data } = loadingSchema.safeParse(message)
      if (success) resolve(data)
    }),
  )
  const url = await Promise.race([
    messageTo(child),
    once(child, 'exit').then(() => Promise.reject(new Error('a server of the bench ended by itself'))),
  ])
  return {
    url: z.string().parse(url),
    pid: child.pid ?? 0,
    indexed,
    async readProcessorTime() {
      const answer = new Promise<number>((resolve) => {
        // The index may be loaded meanwhile.
        const read = (message: unknown) => {
          if (typeof message !== 'number') return
          child.off('message', read)
          resolve(message)
        }
        child.on('message', read)
      })
      child.send(processorMessage)
      return answer
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

const messageTo = (side: NodeJS.EventEmitter) =>
  new Promise<unknown>((resolve) => side.once('message', resolve))

const processorMessage = 'processor time'
const loadingSchema = z.object({ ms: z.number(), mostBlockedMs: z.number(), p99BlockedMs: z.number() })

const order = z.object({
  databaseUrl: z.string(),
  script: z.custom<Script | null>(),
  hasTimeouts: z.boolean(),
})

/** Runs in the started process until it is killed or its parent exits. */
export async function serveOnRequest(): Promise<void> {
  process.once('disconnect', () => process.exit(0))
  const { databaseUrl, script, hasTimeouts } = order.parse(await messageTo(process))
  process.on('message', (message) => {
    if (message !== processorMessage) return
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  const config = benchConfig(databaseUrl)
  const database = openDatabase(databaseUrl, {
    poolSize: config.databasePoolSize,
    ...(!hasTimeouts && { limits: withoutTimeouts }),
  })
  process.send?.(script ? await serveFloor(database.pool, script) : await serveApp(config, database))
  if (!script) void watchLoading(database.db).then((loading) => process.send?.(loading))
  await once(process, 'disconnect')
}

async function serveApp(config: Config, database: ReturnType<typeof openDatabase>): Promise<string> {
  const app = await buildApp({ config, database })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function watchLoading(db: Db): Promise<Loading> {
  const delays = monitorEventLoopDelay({ resolution: lookMs })
  const began = performance.now()
  delays.enable()
  await waitForIndex(db)
  delays.disable()
  // It counts the time between two looks.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - lookMs)
  return {
    ms: performance.now() - began,
    mostBlockedMs: late(delays.max),
    p99BlockedMs: late(delays.percentile(99)),
  }
}
const lookMs = 2

/** Keeps a number of processes serving: starts them, replaces those that end, and gives up if that does not help. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:cluster'
import { startupError } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'

/**
 * The number of serving processes that may die and be replaced within a minute; above that, a new one would not help.
 */
const maxCrashes = 10
const minute = 60_000

/** How many times in a row a process may end before it serves; with the delays, that takes about eight seconds. */
const maxFailedStarts = 6

/** Milliseconds before the next start: the delay doubles with each failure in a row. */
const delays = { start: 250, crash: 500, most: 5000 }

interface Supervised {
  readonly worker: Worker
  /** The address at which it serves, or why it does not; null if it reported nothing. */
  readonly start: Promise<{ serves: string } | { fails: string | null }>
  /** The signal or the exit code. */
  readonly end: Promise<string>
}

interface Supervisor {
  /** Resolves with the address when all processes serve. Throws the reason if they cannot. */
  start(): Promise<string>
  /** Resolves with an explanation if replacing processes does not help. */
  failed: Promise<string>
  end(): Promise<void>
}

export function supervise(
  fork: () => Worker,
  { count, log }: { count: number; log: (line: string) => void },
): Supervisor {
  const ending = new AbortController()
  const running = new Set<Supervised>()
  let hasServed = false
  let crashes: number[] = []
  let lastReason = ''
  let fail: (sentence: string) => void = () => undefined
  const failed = new Promise<string>((resolve) => (fail = resolve))

  const pause = (milliseconds: number) =>
    wait(Math.min(delays.most, milliseconds), undefined, { signal: ending.signal }).catch(() => undefined)

  function startProcess(): Supervised {
    const started = watch(fork())
    running.add(started)
    void started.end.then(() => running.delete(started))
    return started
  }

  /** One slot in the cluster, with all processes that fill it one after the other. */
  async function keepProcessRunning(onServing: (address: string) => void): Promise<void> {
    for (let failures = 0; !ending.signal.aborted;) {
      const started = startProcess()
      const start = await started.start
      if ('serves' in start) {
        failures = 0
        hasServed = true
        onServing(start.serves)
      }
      const reason = await started.end
      if (ending.signal.aborted) return
      if ('serves' in start) await handleCrash(started, reason)
      else if (start.fails !== null && !hasServed) return fail(start.fails)
      else {
        failures += 1
        await handleFailedStart(started, { reason, said: start.fails, failures })
      }
    }
  }

  async function handleCrash({ worker }: Supervised, reason: string): Promise<void> {
    const now = systemClock().getTime()
    crashes = [...crashes.filter((at) => now - at < minute), now]
    if (crashes.length > maxCrashes) {
      ending.abort()
      return fail(
        `${crashes.length} serving processes died within a minute. See the log for the reason. Stopping now.`,
      )
    }
    log(`The serving process ${worker.process.pid} ended (${reason}). Starting another one.`)
    // The second death in a row may have the same cause as the first.
    await pause((crashes.length - 1) * delays.crash)
  }

  async function handleFailedStart(
    { worker }: Supervised,
    { reason, said, failures }: { reason: string; said: string | null; failures: number },
  ): Promise<void> {
    if (said !== null && said !== lastReason) log((lastReason = said))
    if (failures === maxFailedStarts) {
      ending.abort()
      return fail(
        `A serving process could not start ${failures} times in a row, the last time because of ${reason}: ending now.`,
      )
    }
    log(`The serving process ${worker.process.pid} could not start (${reason}). Trying again.`)
    await pause(delays.start * 2 ** (failures - 1))
  }

  const fill = () => new Promise<string>((resolve) => void keepProcessRunning(resolve))

  return {
    failed,
    /** Only the first process, so that a reason not to serve is printed once. */
    async start() {
      const giveUp = failed.then((sentence) => Promise.reject(startupError(sentence)))
      const address = await Promise.race([fill(), giveUp])
      await Promise.race([Promise.all(Array.from({ length: count - 1 }, fill)), giveUp])
      return address
    },
    async end() {
      ending.abort()
      for (const { worker } of running) worker.process.kill('SIGTERM')
      await Promise.all([...running].map((started) => started.end))
    },
  }
}

function watch(worker: Worker): Supervised {
  const end = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  const start = new Promise<{ serves: string } | { fails: string | null }>((resolve) => {
    worker.on('message', (message: unknown) => {
      if (typeof message !== 'object' || !message) return
      if ('serves' in message) resolve({ serves: String(message.serves) })
      if ('fails' in message) resolve({ fails: String(message.fails) })
    })
    // Its last report may arrive after its exit and before its channel closes.
    const closed = new Promise<void>((resolveClosed) => worker.once('disconnect', resolveClosed))
    void Promise.all([end, closed]).then(() => resolve({ fails: null }))
  })
  return { worker, start, end }
}

/** A semaphore whose waiting keys take turns, so that a busy key does not block the others. */

import { monotonicClock } from '#server/context.ts'

/** Why something is refused: too much of its own key is running and waiting, or too much in total. */
export type Refusal = 'key' | 'all'

export interface WaitingRequest {
  /** Called immediately or when its turn comes, with a function that ends the turn and may be called twice. */
  begin(release: () => void): void
  /** Called instead if too many wait, or if the wait was too long. */
  refuse(reason: Refusal): void
}

export interface FairSemaphore {
  acquire(key: string, waiter: WaitingRequest): void
  /** The number of waiting entries of a key. */
  countWaiting(key: string): number
  /** The same for work that returns a promise; undefined if it is refused. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>
}

interface Limits {
  /** How many may run at the same time, in total and per key. */
  concurrency: number
  maxPerKey: number
  /** How many may wait, in total and per key. */
  waiting: number
  maxWaitingPerKey: number
  /** Milliseconds an entry may wait. */
  timeoutMs: number
  /** True while new connections should be accepted first: nothing starts then, for a short time at most. */
  isSaturated?: () => boolean
}

/** The maximum milliseconds for which nothing starts while new connections should be accepted first. */
const maxPauseMs = 100

interface Waiting extends WaitingRequest {
  timer: NodeJS.Timeout
}

interface Line {
  running: number
  readonly waiting: Waiting[]
}

/** Creates a semaphore; within a key, the first to ask is the first to start. */
export function createFairSemaphore(limits: Limits): FairSemaphore {
  const { concurrency, maxPerKey } = limits
  // Without a limit, nothing waits.
  const isSaturated = (concurrency < Infinity && limits.isSaturated) || (() => false)
  const lines = new Map<string, Line>()
  // The waiting keys, the next one to run first.
  const turns: string[] = []
  let running = 0
  let waitingCount = 0
  let isHandoverScheduled = false
  // When the last waiting entry started, or began to wait for new connections to be accepted.
  let since = 0

  const canStart = (key: string) => running < concurrency && (lines.get(key)?.running ?? 0) < maxPerKey

  function start(key: string, line: Line, { begin }: WaitingRequest): void {
    running += 1
    line.running += 1
    let isOver = false
    begin(() => {
      if (isOver) return
      isOver = true
      running -= 1
      line.running -= 1
      forget(key, line)
      scheduleHandover()
    })
  }

  function forget(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(key)
  }

  // Starts one per turn of the event loop, so that new requests, such as health checks, are answered in between.
  function scheduleHandover(): void {
    if (isHandoverScheduled || !turns.some(canStart)) return
    isHandoverScheduled = true
    since = monotonicClock()
    setImmediate(handOver)
  }

  function handOver(): void {
    if (isSaturated() && monotonicClock() - since < maxPauseMs) return void setImmediate(handOver)
    isHandoverScheduled = false
    const key = turns.find(canStart)
    const line = key === undefined ? undefined : lines.get(key)
    const next = line?.waiting[0]
    if (key === undefined || !line || !next) return
    endWait(key, line, next)
    start(key, line, next)
    scheduleHandover()
  }

  /** Removes an entry from its queue; if more of its key wait, the key goes behind the others. */
  function endWait(key: string, line: Line, waiter: Waiting): void {
    clearTimeout(waiter.timer)
    line.waiting.splice(line.waiting.indexOf(waiter), 1)
    waitingCount -= 1
    turns.splice(turns.indexOf(key), 1)
    if (line.waiting.length > 0) turns.push(key)
  }

  function wait(key: string, line: Line, waiter: WaitingRequest): void {
    const giveUp = () => {
      endWait(key, line, waiting)
      forget(key, line)
      waiter.refuse(line.running < maxPerKey && running >= concurrency ? 'all' : 'key')
    }
    const waiting = { ...waiter, timer: setTimeout(giveUp, limits.timeoutMs).unref() }
    line.waiting.push(waiting)
    waitingCount += 1
    if (line.waiting.length === 1) turns.push(key)
    scheduleHandover()
  }

  function acquire(key: string, waiter: WaitingRequest): void {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    const isFree = !isHandoverScheduled && !isSaturated() && line.waiting.length === 0 && canStart(key)
    if (!isFree && line.waiting.length >= limits.maxWaitingPerKey) return waiter.refuse('key')
    if (!isFree && waitingCount >= limits.waiting) return waiter.refuse('all')
    lines.set(key, line)
    if (isFree) start(key, line, waiter)
    else wait(key, line, waiter)
  }

  return {
    acquire,
    countWaiting: (key) => lines.get(key)?.waiting.length ?? 0,
    run: (key, work) =>
      new Promise((resolve, reject) => {
        acquire(key, {
          begin: (release) => void work().then(resolve, reject).finally(release),
          refuse: () => resolve(undefined),
        })
      }),
  }
}

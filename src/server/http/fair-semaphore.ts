/** A semaphore whose waiting keys take turns, so that one who asks for much does not keep the others waiting. */

import { monotonicClock } from '#server/context.ts'

/** Why something does not begin: too much of its own key is at work and waits, or too much in all. */
export type Refusal = 'key' | 'all'

export interface WaitingRequest {
  /** Called immediately or when its turn comes, with what ends it, which may be called twice. */
  begin(release: () => void): void
  /** Called instead where too many wait, or where it has waited too long. */
  refuse(reason: Refusal): void
}

export interface FairSemaphore {
  acquire(key: string, waiter: WaitingRequest): void
  /** How many of a key wait. */
  countWaiting(key: string): number
  /** The same around work that answers a promise; undefined where it is refused. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>
}

interface Limits {
  /** How many run at a time, in all and of one key. */
  concurrency: number
  maxPerKey: number
  /** How many wait, in all and of one key. */
  waiting: number
  maxWaitingPerKey: number
  /** Milliseconds that one waits. */
  timeoutMs: number
  /** True while others should be heard first: nothing begins then, for a short time at most. */
  isSaturated?: () => boolean
}

/** Milliseconds for which nothing begins while others should be heard first. */
const maxPauseMs = 100

interface Waiting extends WaitingRequest {
  timer: NodeJS.Timeout
}

interface Line {
  running: number
  readonly waiting: Waiting[]
}

/** Makes one; within a key the first to ask is the first to begin. */
export function createFairSemaphore(limits: Limits): FairSemaphore {
  const { concurrency, maxPerKey } = limits
  // Where there is no limit nothing waits.
  const isSaturated = (concurrency < Infinity && limits.isSaturated) || (() => false)
  const lines = new Map<string, Line>()
  // The keys that wait, the one whose turn it is first.
  const turns: string[] = []
  let running = 0
  let waitingCount = 0
  let isHandoverScheduled = false
  // When the last one that waited has begun, or began to wait for others to be heard.
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

  // One a turn of the event loop: what came in meanwhile, such as a question about health, is answered in between.
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

  /** Takes one out of its line; if more of its key wait, the key waits behind the others. */
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

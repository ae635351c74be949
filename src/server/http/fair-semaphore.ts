/** A semaphore whose waiting keys take turns, so that one who asks for much does not keep the others waiting. */

import { monotonicClock } from '#server/context.ts'

/** Why something does not begin: too much of its own key is at work and waits, or too much in all. */
export type Refusal = 'key' | 'all'

export interface Asking {
  /** Called immediately or when its turn comes, with what ends it, which may be called twice. */
  begin(release: () => void): void
  /** Called instead where too many wait, or where it has waited too long. */
  refuse(because: Refusal): void
}

export interface FairSemaphore {
  acquire(key: string, asking: Asking): void
  /** How many of a key wait. */
  waitingOf(key: string): number
  /** The same around work that answers a promise; undefined where it is refused. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>
}

interface Limits {
  /** How many run at a time, in all and of one key. */
  atOnce: number
  perKey: number
  /** How many wait, in all and of one key. */
  waiting: number
  waitingPerKey: number
  /** Milliseconds that one waits. */
  patience: number
  /** True while others should be heard first: nothing begins then, for a short time at most. */
  isCrowded?: () => boolean
}

/** Milliseconds for which nothing begins while others should be heard first. */
const longestPause = 100

interface Waiting extends Asking {
  timer: NodeJS.Timeout
}

interface Line {
  running: number
  readonly waiting: Waiting[]
}

/** Makes one; within a key the first to ask is the first to begin. */
export function makeFairSemaphore(limits: Limits): FairSemaphore {
  const { atOnce, perKey } = limits
  // Where there is no limit nothing waits.
  const isCrowded = (atOnce < Infinity && limits.isCrowded) || (() => false)
  const lines = new Map<string, Line>()
  // The keys that wait, the one whose turn it is first.
  const turns: string[] = []
  let running = 0
  let waitingNow = 0
  let isHandingOver = false
  // When the last one that waited has begun, or began to wait for others to be heard.
  let since = 0

  const canBegin = (key: string) => running < atOnce && (lines.get(key)?.running ?? 0) < perKey

  function start(key: string, line: Line, { begin }: Asking): void {
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
    if (isHandingOver || !turns.some(canBegin)) return
    isHandingOver = true
    since = monotonicClock()
    setImmediate(handOver)
  }

  function handOver(): void {
    if (isCrowded() && monotonicClock() - since < longestPause) return void setImmediate(handOver)
    isHandingOver = false
    const key = turns.find(canBegin)
    const line = key === undefined ? undefined : lines.get(key)
    const next = line?.waiting[0]
    if (key === undefined || !line || !next) return
    endWait(key, line, next)
    start(key, line, next)
    scheduleHandover()
  }

  /** Takes one out of its line; if more of its key wait, the key waits behind the others. */
  function endWait(key: string, line: Line, asking: Waiting): void {
    clearTimeout(asking.timer)
    line.waiting.splice(line.waiting.indexOf(asking), 1)
    waitingNow -= 1
    turns.splice(turns.indexOf(key), 1)
    if (line.waiting.length > 0) turns.push(key)
  }

  function wait(key: string, line: Line, asking: Asking): void {
    const giveUp = () => {
      endWait(key, line, waiting)
      forget(key, line)
      asking.refuse(line.running < perKey && running >= atOnce ? 'all' : 'key')
    }
    const waiting = { ...asking, timer: setTimeout(giveUp, limits.patience).unref() }
    line.waiting.push(waiting)
    waitingNow += 1
    if (line.waiting.length === 1) turns.push(key)
    scheduleHandover()
  }

  function acquire(key: string, asking: Asking): void {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    const isFree = !isHandingOver && !isCrowded() && line.waiting.length === 0 && canBegin(key)
    if (!isFree && line.waiting.length >= limits.waitingPerKey) return asking.refuse('key')
    if (!isFree && waitingNow >= limits.waiting) return asking.refuse('all')
    lines.set(key, line)
    if (isFree) start(key, line, asking)
    else wait(key, line, asking)
  }

  return {
    acquire,
    waitingOf: (key) => lines.get(key)?.waiting.length ?? 0,
    run: (key, work) =>
      new Promise((resolve, reject) => {
        acquire(key, {
          begin: (release) => void work().then(resolve, reject).finally(release),
          refuse: () => resolve(undefined),
        })
      }),
  }
}

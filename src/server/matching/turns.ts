/** Lets work in the background continue between requests, so that it doesn't slow down those that someone waits for. */
import { setTimeout as wait } from 'node:timers/promises'
import { yieldToEventLoop } from './event-loop.ts'

export interface Turns {
  /** Runs a request, during which the background rests. */
  answer<Result>(request: () => Promise<Result>): Promise<Result>
  /** Resolves when the background may go on; null if its present piece of work may be longer. */
  next(): Promise<void> | null
}

/** How long a piece of work in the background takes, in milliseconds: a request that comes waits for at most one. */
const pieceMs = 1

/** `mostRestMs`: the background rests for at most so many milliseconds before a piece, so that it ends some time. */
export function makeTurns(mostRestMs: number, clock: () => number): Turns {
  let running = 0
  let began = -Infinity
  let resume: (() => void)[] = []
  async function rest(): Promise<void> {
    await yieldToEventLoop()
    if (running > 0) {
      await Promise.race([
        new Promise<void>((resolve) => resume.push(resolve)),
        wait(mostRestMs, undefined, { ref: false }),
      ])
    }
    began = clock()
  }
  return {
    async answer(request) {
      running += 1
      try {
        return await request()
      } finally {
        running -= 1
        if (running === 0) {
          for (const one of resume) one()
          resume = []
        }
      }
    },
    next() {
      return clock() - began < pieceMs ? null : rest()
    },
  }
}

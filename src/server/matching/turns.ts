/** Lets work in the background continue between requests, so that it doesn't slow down those that someone waits for. */
import { setTimeout as wait } from 'node:timers/promises'
import { yieldToEventLoop } from './event-loop.ts'

export interface Turns {
  /** Runs a request, during which the background rests. */
  answer<Result>(request: () => Promise<Result>): Promise<Result>
  /** Resolves when the background may do its next piece of work. */
  next(): Promise<void>
}

/** `mostRestMs`: the background rests for at most so many milliseconds before a piece, so that it ends some time. */
export function makeTurns(mostRestMs: number): Turns {
  let running = 0
  let resume: (() => void)[] = []
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
    async next() {
      await yieldToEventLoop()
      if (running === 0) return
      await Promise.race([
        new Promise<void>((resolve) => resume.push(resolve)),
        wait(mostRestMs, undefined, { ref: false }),
      ])
    },
  }
}

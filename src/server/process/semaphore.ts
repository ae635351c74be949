/** Lets a few through at once and keeps a short queue: what costs processor and memory must not take all of both. */

export interface Semaphore {
  /** Runs the work when its turn comes; throws what `full` makes when the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A gate of so many at once and so many waiting. */
export function createSemaphore({
  maxConcurrent,
  queue,
  full,
}: {
  maxConcurrent: number
  queue: number
  full: () => Error
}): Semaphore {
  const waiting: (() => void)[] = []
  let inside = 0
  return {
    async run(work) {
      if (inside >= maxConcurrent) {
        if (waiting.length >= queue) throw full()
        // Who leaves hands over the place, so that nobody slips in between.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else inside += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else inside -= 1
      }
    },
  }
}

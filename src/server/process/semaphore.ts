/**
 * Limits how many run at the same time and keeps a short queue, so that expensive work cannot use up processor and
 * memory.
 */

export interface Semaphore {
  /** Runs the work when it has a slot. Throws the error from `full` if the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A semaphore that lets so many run and so many wait. */
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
        // The one that finishes passes its slot on, so that no newcomer gets in between.
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

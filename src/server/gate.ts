/** Lets a few through at once and keeps a short queue: what costs processor and memory must not take all of both. */

export interface Gate {
  /** Runs the work when its turn comes; throws what `full` makes when the queue is full. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A gate of so many at once and so many waiting. */
export function makeGate({
  atOnce,
  queue,
  full,
}: {
  atOnce: number
  queue: number
  full: () => Error
}): Gate {
  const waiting: (() => void)[] = []
  let inside = 0
  return {
    async pass(work) {
      if (inside >= atOnce) {
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

import { afterAll, beforeAll, onTestFinished } from 'vitest'

type End = () => unknown

/** What ends the things that tests of the current block share, while these start; null in a test. */
let sharedEnds: End[] | null = null

/** Ends something that a test started: with the test, or with the block whose tests share it. */
export function whenFinished(end: End): void {
  if (sharedEnds) sharedEnds.push(end)
  else onTestFinished(async () => void (await end()))
}

/** Starts something once for the tests of a file or block, none of which ends or breaks it. */
export function useShared<Thing>(start: () => Promise<Thing>): () => Thing {
  const ends: End[] = []
  let started: { thing: Thing } | null = null
  beforeAll(async () => {
    sharedEnds = ends
    try {
      started = { thing: await start() }
    } finally {
      sharedEnds = null
    }
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!started) throw new Error('it is there in tests only')
    return started.thing
  }
}

/** Measures by how much the process grows. */
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import { yieldToEventLoop } from '#server/matching/event-loop.ts'

/** What takes memory, in the report. */
export interface Row {
  what: string
  /** How many there were, and how many the process still has. */
  count: number
  kept: number
  /** Mean length of the texts; null where they are not kept. */
  characters: number | null
  bytes: number
  /** What the product believes that they take; null if it doesn't estimate it. */
  estimated: number | null
}

export function takeTurn<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('the sets have no projects or no profiles')
  return item
}

setFlagsFromString('--expose-gc')
const collectGarbage = new Script('gc()')

/** By how many bytes the process grew, of objects and of typed arrays. */
export async function measure(run: () => void): Promise<number> {
  const before = await findUsedBytes()
  run()
  return (await findUsedBytes()) - before
}

async function findUsedBytes(): Promise<number> {
  // What a function used before counts as used until it has ended.
  for (let times = 0; times < 3; times += 1) {
    await yieldToEventLoop()
    collectGarbage.runInNewContext()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

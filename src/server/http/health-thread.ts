/** The thread that answers health while the event loop beside it is busy; started by `health-port.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { monotonicClock } from '#server/context.ts'
import { serveHealth } from './health-server.ts'

/** What the thread is started with. */
export interface HealthThreadData {
  host: string
  port: number
  readyUrl: string
  stallSeconds: number
  /** A count that the event loop raises with its turns. */
  beats: Int32Array<SharedArrayBuffer>
}

/** Milliseconds between two looks at the count. */
const lookEvery = 250

async function answerHealth({ beats, stallSeconds, ...place }: HealthThreadData): Promise<void> {
  let [seen, at] = [Atomics.load(beats, 0), monotonicClock()]
  setInterval(() => {
    const count = Atomics.load(beats, 0)
    if (count !== seen) [seen, at] = [count, monotonicClock()]
  }, lookEvery)
  const isLive = () => monotonicClock() - at < stallSeconds * 1000
  const { port } = await serveHealth({ ...place, isLive })
  parentPort?.postMessage({ port })
}

const isStarted = (data: unknown): data is HealthThreadData =>
  typeof data === 'object' && data !== null && 'beats' in data && data.beats instanceof Int32Array

if (isStarted(workerData)) await answerHealth(workerData)

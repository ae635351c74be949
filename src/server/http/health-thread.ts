/** The thread that answers health checks while the main event loop is busy; started by `health-port.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { monotonicClock } from '#server/context.ts'
import { serveHealth } from './health-server.ts'

/** The data for starting the thread. */
export interface HealthThreadData {
  host: string
  port: number
  readyUrl: string
  stallSeconds: number
  /** A counter that the event loop increments as it turns. */
  heartbeats: Int32Array<SharedArrayBuffer>
}

/** Milliseconds between two reads of the counter. */
const pollMs = 250

async function answerHealth({ heartbeats, stallSeconds, ...address }: HealthThreadData): Promise<void> {
  let [seen, at] = [Atomics.load(heartbeats, 0), monotonicClock()]
  setInterval(() => {
    const count = Atomics.load(heartbeats, 0)
    if (count !== seen) [seen, at] = [count, monotonicClock()]
  }, pollMs)
  const isLive = () => monotonicClock() - at < stallSeconds * 1000
  const { port } = await serveHealth({ ...address, isLive })
  parentPort?.postMessage({ port })
}

const isStarted = (data: unknown): data is HealthThreadData =>
  typeof data === 'object' && data !== null && 'heartbeats' in data && data.heartbeats instanceof Int32Array

if (isStarted(workerData)) await answerHealth(workerData)

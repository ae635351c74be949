/** Signs of life that serving processes send to the one that watches over them. */
import cluster from 'node:cluster'
import { monotonicClock } from '#server/context.ts'

/** Milliseconds between two signs. */
const heartbeatMs = 500

/** Tells the process that started this one, again and again, that the event loop turns. */
export function sendHeartbeats(): void {
  const send = () => process.connected && process.send?.({ beats: true })
  send()
  setInterval(send, heartbeatMs).unref()
}

/** Answers whether each serving process has given a sign of life within the seconds. */
export function watchHeartbeats(seconds: number): () => boolean {
  // Those that serve by now have told so; another one counts from its first sign, for starting is not hanging.
  const serving = Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.id ?? [])
  const last = new Map(serving.map((id) => [id, monotonicClock()]))
  cluster.on('message', ({ id }, message: unknown) => {
    if (typeof message === 'object' && message && 'beats' in message) last.set(id, monotonicClock())
  })
  cluster.on('exit', ({ id }) => last.delete(id))
  return () => [...last.values()].every((at) => monotonicClock() - at < seconds * 1000)
}

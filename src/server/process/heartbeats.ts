/** Heartbeats that serving processes send to the primary process. */
import cluster from 'node:cluster'
import { monotonicClock } from '#server/context.ts'

/** Milliseconds between two heartbeats. */
const heartbeatMs = 500

/** Reports to the primary process repeatedly that the event loop turns. */
export function sendHeartbeats(): void {
  const send = () => process.connected && process.send?.({ beats: true })
  send()
  setInterval(send, heartbeatMs).unref()
}

/** Returns whether each serving process has sent a heartbeat within these seconds. */
export function watchHeartbeats(seconds: number): () => boolean {
  // These processes have already reported that they serve. Any other counts from its first heartbeat, because a starting process is not hung.
  const serving = Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.id ?? [])
  const last = new Map(serving.map((id) => [id, monotonicClock()]))
  cluster.on('message', ({ id }, message: unknown) => {
    if (typeof message === 'object' && message && 'beats' in message) last.set(id, monotonicClock())
  })
  cluster.on('exit', ({ id }) => last.delete(id))
  return () => [...last.values()].every((at) => monotonicClock() - at < seconds * 1000)
}

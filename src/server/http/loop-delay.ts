/** How late the event loop is: what every request of this process waits before anything else. */
import type { FastifyInstance } from 'fastify'
import { monotonicClock } from '#server/context.ts'

/** Milliseconds between two measurements. */
const measureEvery = 50

/** What is left, at the next measurement, of a delay that is over: half a second later it hardly counts. */
const decay = 0.7

/**
 * Measures until the app closes; answers milliseconds. Unlike `monitorEventLoopDelay` it knows of the turn under way, in
 * which hundreds of requests may come in before any timer is due.
 */
export function startLoopDelayMeter(app: FastifyInstance): () => number {
  let last = monotonicClock()
  let recent = 0
  const timer = setInterval(() => {
    const now = monotonicClock()
    recent = Math.max(now - last - measureEvery, recent * decay)
    last = now
  }, measureEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => Math.max(recent, monotonicClock() - last - measureEvery)
}

/** Measures the delay of the event loop, which is the wait of every request before anything else. */
import type { FastifyInstance } from 'fastify'
import { monotonicClock } from '#server/context.ts'

/** Milliseconds between two measurements. */
const measureEvery = 50

/** How much of a past delay counts at the next measurement: half a second later it hardly counts. */
const decay = 0.7

/**
 * Measures until the app closes; returns milliseconds. Unlike `monitorEventLoopDelay`, it includes the current turn,
 * in which hundreds of requests may arrive before any timer runs.
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

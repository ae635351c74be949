/**
 * A `fetch` for the object store that gives up, because a store that hangs must not hold requests and jobs, and that
 * repeats what failed at once, because stores ask for that when they are busy.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { monotonicClock } from '#server/context.ts'
import { unsentCode } from './object-fault.ts'

type Fetch = typeof fetch

/** In milliseconds. */
export interface StoreLimits {
  /** For an answer to begin: to a question, and to a request that sends up to 8 MB over a slow line. */
  answer: number
  sent: number
  /** Between two pieces of an answer. */
  piece: number
  /** After a store did not answer in time, requests fail at once for this long. Then one of them tries again. */
  silence: number
  /** The pauses before a request that failed at once is repeated. */
  pauses: readonly number[]
}

const standard: StoreLimits = {
  answer: 10_000,
  sent: 60_000,
  piece: 15_000,
  silence: 5000,
  pauses: [100, 400],
}

/** Statuses with which stores ask to try again. */
const busy = new Set([500, 502, 503, 504])

/** Requests with the same effect however often they arrive; the body of each can be sent again. */
const repeatable = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** Fetches from one store, without following redirects. */
export function makeStoreFetch(limits: StoreLimits = standard): Fetch {
  let silentUntil = -Infinity
  let isTrying = false

  /** Lets one request through after the silence, and the others as soon as that one has its answer. */
  async function unlessSilent(ask: () => Promise<Response>): Promise<Response> {
    const isAfterSilence = silentUntil > -Infinity
    if (isTrying || monotonicClock() < silentUntil) {
      throw Object.assign(new Error('the store did not answer a moment ago'), { code: unsentCode })
    }
    isTrying = isAfterSilence
    try {
      const response = await ask()
      silentUntil = -Infinity
      return response
    } catch (error) {
      if (isLate(error)) silentUntil = monotonicClock() + limits.silence
      throw error
    } finally {
      if (isAfterSilence) isTrying = false
    }
  }

  return async (input, init = {}) => {
    const ask = () => unlessSilent(() => fetchWithin(input, init, limits))
    for (const pause of repeatable.has(init.method ?? 'GET') ? limits.pauses : []) {
      const response = await ask().catch(rethrowUnlessAtOnce)
      if (response && !busy.has(response.status)) return response
      await response?.body?.cancel()
      await wait(pause)
    }
    return ask()
  }
}

const isLate = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT'

/** A connection that was refused or lost may work the next time; a request that waited in vain has waited enough. */
function rethrowUnlessAtOnce(error: unknown): undefined {
  if (isLate(error) || (error instanceof Error && 'code' in error && error.code === unsentCode)) throw error
  return undefined
}

/** Fetches once, and ends the answer if it stops coming. */
async function fetchWithin(
  input: Parameters<Fetch>[0],
  init: RequestInit,
  limits: StoreLimits,
): Promise<Response> {
  const late = new AbortController()
  const giveUp = () => late.abort(Object.assign(new Error('the store takes too long'), { code: 'ETIMEDOUT' }))
  let timer = setTimeout(giveUp, init.body ? limits.sent : limits.answer)
  const response = await fetch(input, { ...init, redirect: 'error', signal: late.signal }).finally(() =>
    clearTimeout(timer),
  )
  if (!response.body) return response
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      // Each piece that is asked for has its own time; a reader who pauses does not count.
      async pull(controller) {
        timer = setTimeout(giveUp, limits.piece)
        const { done, value } = await reader.read().finally(() => clearTimeout(timer))
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, response)
}

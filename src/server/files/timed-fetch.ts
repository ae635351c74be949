/**
 * A `fetch` for the object store that gives up, because a store that hangs must not hold requests and jobs, and that
 * repeats what failed quickly, because stores ask for that when they are busy.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { monotonicClock } from '#server/context.ts'
import { hasCode, isUnsent, unsentCode } from './object-fault.ts'

type Fetch = typeof fetch

/** In milliseconds. */
export interface StoreLimits {
  /** For an answer to begin: to a question, and to a request that sends up to 8 MB over a slow line. */
  answer: number
  sent: number
  /** Between two pieces of an answer. */
  piece: number
  /** After a store did not answer in time, requests fail immediately for this long. Then one of them tries again. */
  silence: number
  /** The pauses before a request that failed quickly is repeated. */
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

/** Codes of answers that did not come in time, and of connections that were not made in time. */
const late = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'])

/** Fetches from one store, without following redirects. */
export function makeStoreFetch(limits: StoreLimits = standard): Fetch {
  let answers = 0
  let silentUntil = -Infinity
  let isTrying = false

  /** Lets requests through as long as the store answers; after a silence, one that is small tries first. */
  async function unlessSilent(init: RequestInit, ask: () => Promise<Response>): Promise<Response> {
    // What is removed must go, and it holds no one up.
    const isHeldBack = init.method !== 'DELETE' && (isTrying || monotonicClock() < silentUntil)
    if (isHeldBack) {
      throw Object.assign(new Error('the store did not answer the last request'), { code: unsentCode })
    }
    const before = answers
    const isTrial = silentUntil > -Infinity && !init.body
    isTrying ||= isTrial
    try {
      const response = await ask()
      answers += 1
      silentUntil = -Infinity
      isTrying = false
      return response
    } catch (error) {
      // If others had their answers meanwhile, only this request was slow.
      if (hasCode(error, late) && answers === before) silentUntil = monotonicClock() + limits.silence
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }

  return async (input, init = {}) => {
    const pauses = repeatable.has(init.method ?? 'GET') ? limits.pauses : []
    /** Why an earlier attempt failed that the store may have carried out. */
    let earlier: unknown
    for (const pause of [...pauses, null]) {
      try {
        const response = await unlessSilent(init, () => fetchWithin(input, init, limits))
        if (!busy.has(response.status) || pause === null) return response
        await response.body?.cancel()
        earlier ??= new Error(`the store answered with ${response.status}`)
      } catch (error) {
        if (!isUnsent(error)) earlier ??= error
        // A request that waited in vain has waited enough.
        if (pause === null || hasCode(error, final)) throw earlier ?? error
      }
      await wait(pause)
    }
    throw earlier
  }
}

/** Failures after which the same request is not sent again. */
const final = new Set([...late, unsentCode])

/** Fetches once, and ends the answer if it stops coming. */
async function fetchWithin(
  input: Parameters<Fetch>[0],
  init: RequestInit,
  limits: StoreLimits,
): Promise<Response> {
  const limit = new AbortController()
  const giveUp = () =>
    limit.abort(Object.assign(new Error('the store takes too long'), { code: 'ETIMEDOUT' }))
  let timer = setTimeout(giveUp, init.body ? limits.sent : limits.answer)
  const response = await fetch(input, { ...init, redirect: 'error', signal: limit.signal }).finally(() =>
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

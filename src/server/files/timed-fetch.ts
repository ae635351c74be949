/** A `fetch` for the object store that gives up: a store that hangs must not hold requests and jobs. */

/** Milliseconds for an answer to begin: to a question, and to a request that sends up to 8 MB over a slow line. */
const [answerMs, sentMs] = [10_000, 60_000]

/** Milliseconds between two pieces of an answer. */
const pieceMs = 15_000

/** Fetches without following redirects, and ends the answer if it stops coming. */
export async function fetchWithin(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const late = new AbortController()
  const giveUp = () => late.abort(Object.assign(new Error('the store takes too long'), { code: 'ETIMEDOUT' }))
  let timer = setTimeout(giveUp, init.body ? sentMs : answerMs)
  const response = await fetch(input, { ...init, redirect: 'error', signal: late.signal }).finally(() =>
    clearTimeout(timer),
  )
  if (!response.body) return response
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      // Each piece that is asked for has its own time; a reader who pauses does not count.
      async pull(controller) {
        timer = setTimeout(giveUp, pieceMs)
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

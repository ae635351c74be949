/** The live stream: how it is requested, and how its Server-Sent Events are parsed. */

/**
 * The media type that requests the stream. The stream has three events of its own: `open` (the events after the given
 * id follow, with a heartbeat every `heartbeat` seconds), `reset` (the events before its id are no longer stored, so
 * the page must fetch everything again) and `ended` (the session has ended).
 */
export const streamType = 'text/event-stream'

/** The request header in which a page that lost its connection sends the id of the last event it received. */
export const lastIdHeader = 'last-event-id'

/** One event; `id` is null if it has none. */
export interface StreamEvent {
  id: number | null
  kind: string
  /** The data lines parsed as JSON; undefined if they are not valid JSON. */
  data: unknown
}

/** Returns a function that takes the chunks of text, however they are split, in order and returns the events that each one completes. */
export function createEventParser(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const frames = `${rest}${piece}`.replaceAll('\r\n', '\n').split('\n\n')
    rest = frames.pop() ?? ''
    return frames.flatMap(parseFrame)
  }
}

function parseFrame(frame: string): StreamEvent[] {
  let id: number | null = null
  let kind = 'message'
  const data: string[] = []
  for (const line of frame.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'id') id = Number(value)
    if (field === 'event') kind = value
    if (field === 'data') data.push(value)
  }
  // A frame without data is a comment: a heartbeat.
  return data.length === 0 ? [] : [{ id, kind, data: parseJson(data.join('\n')) }]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads Server-Sent Events from pieces of text as they come, however they are cut. */

/** One event; `id` is null where it has none of its own. */
export interface StreamEvent {
  id: number | null
  kind: string
  /** What its data lines hold, as JSON; undefined where they hold none. */
  data: unknown
}

/** Takes the pieces one after the other and answers the events that each of them completes. */
export function makeEventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const frames = `${rest}${piece}`.replaceAll('\r\n', '\n').split('\n\n')
    rest = frames.pop() ?? ''
    return frames.flatMap(readFrame)
  }
}

function readFrame(frame: string): StreamEvent[] {
  let id: number | null = null
  let kind = 'message'
  const data: string[] = []
  for (const line of frame.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'id') id = Number(value)
    if (field === 'event') kind = value
    if (field === 'data') data.push(value)
  }
  // A frame without data is a comment: a sign of life.
  return data.length === 0 ? [] : [{ id, kind, data: readJson(data.join('\n')) }]
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

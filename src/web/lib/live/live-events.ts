/** Checks live events. It brings the schemas along, so it loads with the first event. */
import { liveEvents, liveSchemas, type LiveKind } from '#contract/live/live.ts'
import { dispatch } from './live.ts'

/** Dispatches an event to this page's listeners; ignores unknown kinds and invalid data. */
export function dispatchLiveEvent(kind: string, data: unknown): void {
  if (!isKnown(kind)) return
  const read = liveSchemas[kind].safeParse(data)
  if (read.success) dispatch(kind, read.data, { isStored: Object.hasOwn(liveEvents, kind) })
}

const isKnown = (kind: string): kind is LiveKind => Object.hasOwn(liveSchemas, kind)

/** How a change of agreed work reads, by the bell and in emails, in English. */
import { compareItems, type ScopeChange, type ScopeField } from '#domain/agreed-scope.ts'
import { toLine } from '#domain/text.ts'

export const scopeFieldNames: Record<ScopeField, string> = {
  hours: 'Hours per week',
  duration: 'Duration',
  timeline: 'Timeline',
  deadline: 'Application deadline',
  location: 'Location',
  deliverables: 'Deliverables',
}

/** How much of each text is shown. */
interface Room {
  characters: number
  items: number
}

/** In a notification. */
const narrow: Room = { characters: 60, items: 3 }
/** In an email, which is about nothing else. */
const wide: Room = { characters: 500, items: 20 }

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function shorten(text: string, { characters }: Room): string {
  const all = [...toLine(text)]
  return all.length > characters
    ? `${all
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`
    : all.join('')
}

function describeValue(field: ScopeField, value: string | null, room: Room): string {
  if (value === null) return field === 'deadline' ? 'none' : 'not stated'
  if (field === 'deadline') return day.format(new Date(`${value}T00:00:00Z`))
  return shorten(value, room)
}

function describeItems(what: string, items: readonly string[], room: Room): string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, room.items).map((item) => shorten(item, room))
  const more = items.length - shown.length
  return [`${what}: ${shown.join(' · ')}${more > 0 ? ` and ${more} more` : ''}`]
}

function describeChange({ field, before, after }: ScopeChange, room: Room): string[] {
  const name = scopeFieldNames[field]
  if (field !== 'deliverables') {
    return [`${name}: ${describeValue(field, before, room)} → ${describeValue(field, after, room)}`]
  }
  const { added, removed } = compareItems(before, after)
  return [...describeItems(`${name} added`, added, room), ...describeItems(`${name} removed`, removed, room)]
}

/** Each change as a line, shortened for the bell. */
export const describeBriefly = (changes: readonly ScopeChange[]) =>
  changes.flatMap((change) => describeChange(change, narrow))

/** Each change as a line, as an email lists it. */
export const describeFully = (changes: readonly ScopeChange[]) =>
  changes.flatMap((change) => describeChange(change, wide))

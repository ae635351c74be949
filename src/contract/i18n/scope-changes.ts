/** How a change of the agreed work is described in notifications and emails, in English. */
import { compareItems, type ScopeChange, type ScopeField } from '#domain/applications/agreed-scope.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { formatLongDate } from './dates.ts'

export const scopeFieldNames: Record<ScopeField, string> = {
  hours: 'Hours per week',
  duration: 'Duration',
  timeline: 'Timeline',
  deadline: 'Application deadline',
  location: 'Location',
  deliverables: 'Deliverables',
}

/** How much of each text is shown. */
interface LengthLimits {
  characters: number
  items: number
}

/** Limits for a notification. */
const shortLimits: LengthLimits = { characters: 60, items: 3 }
/** Limits for an email, which is about nothing else. */
const longLimits: LengthLimits = { characters: 500, items: 20 }

function shorten(text: string, { characters }: LengthLimits): string {
  const all = [...toSingleLine(text)]
  return all.length > characters
    ? `${all
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`
    : all.join('')
}

function describeValue(field: ScopeField, value: string | null, room: LengthLimits): string {
  if (value === null) return field === 'deadline' ? 'none' : 'not stated'
  if (field === 'deadline') return formatLongDate(new Date(`${value}T00:00:00Z`))
  return shorten(value, room)
}

function describeItems(what: string, items: readonly string[], room: LengthLimits): string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, room.items).map((item) => shorten(item, room))
  const more = items.length - shown.length
  return [`${what}: ${shown.join(' · ')}${more > 0 ? ` and ${more} more` : ''}`]
}

function describeChange({ field, before, after }: ScopeChange, room: LengthLimits): string[] {
  const name = scopeFieldNames[field]
  if (field !== 'deliverables') {
    return [`${name}: ${describeValue(field, before, room)} → ${describeValue(field, after, room)}`]
  }
  const { added, removed } = compareItems(before, after)
  return [...describeItems(`${name} added`, added, room), ...describeItems(`${name} removed`, removed, room)]
}

/** Each change as a line, shortened for a notification. */
export const describeBriefly = (changes: readonly ScopeChange[]) =>
  changes.flatMap((change) => describeChange(change, shortLimits))

/** Each change as a full line, as an email lists it. */
export const describeFully = (changes: readonly ScopeChange[]) =>
  changes.flatMap((change) => describeChange(change, longLimits))

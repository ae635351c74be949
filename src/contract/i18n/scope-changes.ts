/** How a change of the agreed work is described in notifications and emails. */
import {
  compareItems,
  isScopeList,
  listMilestones,
  remoteLocation,
  type ScopeChange,
  type ScopeField,
} from '#domain/applications/agreed-scope.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { scopeChangesCatalog } from '#contract/texts/scope-changes-texts.ts'
import { milestonesCatalog } from '#contract/texts/milestones-texts.ts'
import { formatShortDay } from './dates.ts'
import type { Language } from './languages.ts'
import { describeMilestone } from './milestones.ts'

/** How much of each text is shown. */
interface LengthLimits {
  characters: number
  items: number
}

/** Limits for a notification. */
const shortLimits: LengthLimits = { characters: 60, items: 3 }
/** Limits for an email, which is about nothing else. */
const longLimits: LengthLimits = { characters: 500, items: 20 }

/** Each change as a line, shortened for a notification. */
export const describeBriefly = (language: Language, changes: readonly ScopeChange[]) =>
  createDescriber(language, shortLimits)(changes)

/** Each change as a full line, as an email lists it. */
export const describeFully = (language: Language, changes: readonly ScopeChange[]) =>
  createDescriber(language, longLimits)(changes)

function createDescriber(language: Language, room: LengthLimits) {
  const texts = scopeChangesCatalog.read(language)
  const milestonesTexts = milestonesCatalog.read(language)
  const describeValue = (field: ScopeField, value: string | null) => {
    if (value === null) return texts.notStated
    if (field === 'startDate' || field === 'endDate') return formatShortDay(language, value)
    return field === 'location' && value === remoteLocation ? texts.remote : shorten(value, room)
  }
  const describeMilestones = (stated: string) =>
    listMilestones(stated).map((each) => describeMilestone(milestonesTexts, language, each))
  const listItems = (all: readonly string[]) => {
    const shown = all.slice(0, room.items).map((item) => shorten(item, room))
    return { items: shown.join(' · '), more: all.length - shown.length }
  }
  return (changes: readonly ScopeChange[]): string[] =>
    changes.flatMap(({ field, before, after }) => {
      if (!isScopeList(field))
        return [texts[field]({ before: describeValue(field, before), after: describeValue(field, after) })]
      const { added, removed } = compareItems(field, { before, after })
      const nameItems = (items: readonly string[]) =>
        listItems(field === 'deliverables' ? items : items.flatMap(describeMilestones))
      return [
        ...(added.length > 0 ? [texts[`${field}Added`](nameItems(added))] : []),
        ...(removed.length > 0 ? [texts[`${field}Removed`](nameItems(removed))] : []),
      ]
    })
}

function shorten(text: string, { characters }: LengthLimits): string {
  const all = [...toSingleLine(text)]
  return all.length > characters
    ? `${all
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`
    : all.join('')
}

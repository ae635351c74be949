/** What someone else changed in fields that have unsaved changes here. */
import type { NewProjectInput } from '#contract/projects/form.ts'
import { z } from '#contract/zod.ts'
import { listChanged as listChangedFields } from '#web/lib/forms/changed-fields.ts'
import { changedValues, listChanged, type SavedValues } from '#web/features/projects/wizard/edit-form.ts'

type Replaced = Readonly<Record<string, unknown>>

const stored = z.object({ replaces: z.record(z.string(), z.unknown()) })

/** What the changes of a draft replace: the values that the project had when each began. */
export const loadReplaced = (draft: unknown): Replaced => stored.safeParse(draft).data?.replaces ?? {}

/** The changes as a draft, with what they replace; null if there are none. */
export function toDraft(initial: SavedValues, values: NewProjectInput, replaced: Replaced): object | null {
  const changes = changedValues(initial, values)
  const names = listChanged(initial, values)
  if (names.length === 0) return null
  const replaces = names.map((name): [string, unknown] => [
    name,
    name in replaced ? replaced[name] : (initial[name] ?? null),
  ])
  return { ...changes, replaces: Object.fromEntries(replaces) }
}

/** The fields that were changed here and by someone else. */
export const listOverlaps = (initial: SavedValues, values: NewProjectInput, replaced: Replaced) =>
  listChangedFields(
    listChanged(initial, values).filter((name) => name in replaced),
    replaced,
    initial,
  )

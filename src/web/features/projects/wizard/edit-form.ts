/** A project's values in the wizard's form, and which of them changed (decisions C, A11). */
import { projectChanges, type NewProjectInput, type ProjectChanges } from '#contract/projects/form.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { listScopeChanges, scopeOf, type ScopeField } from '#domain/applications/agreed-scope.ts'
import type { ManageTexts } from '#web/features/projects/texts/manage-texts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { toLanguageChoice } from '#web/lib/language/language-choice.ts'
import { listChanged as listChangedFields } from '#web/lib/forms/changed-fields.ts'
import { toFormValues, standards } from './wizard-form.ts'

type EditableField = keyof ProjectChanges
const editableFields = projectChanges.keyof().options

/** Form values, some possibly missing. */
export type SavedValues = Partial<NewProjectInput>

/** A project's form values; a number its listing doesn't state stays empty. */
export const valuesOf = (project: Project) =>
  toFormValues(null, false, { ...project, language: toLanguageChoice(project) })

/** The changed fields. */
export function listChanged(initial: SavedValues, values: NewProjectInput): EditableField[] {
  return listChangedFields(editableFields, initial, values)
}

const listMilestones = (milestones: NewProjectInput['milestones'] = []) =>
  milestones.map(({ title, dueDate = null, afterHours = null }) => ({ title, dueDate, afterHours }))

const scopeOfValues = (values: SavedValues) =>
  scopeOf({
    title: values.title ?? '',
    deliverables: values.deliverables ?? null,
    timeCommitment: values.timeCommitment ?? null,
    duration: values.duration ?? null,
    startDate: values.startDate ?? null,
    endDate: values.endDate ?? null,
    milestones: listMilestones(values.milestones),
    timeline: values.timeline ?? null,
    isRemote: values.isRemote ?? true,
    location: values.location ?? null,
    contactName: values.contactName ?? null,
    contactInstructions: values.contactInstructions ?? null,
  })

/**
 * What the changes would change of the work as the project describes it. What was agreed may differ from that, so the
 * server may ask for less (decision A30).
 */
export const listScopeFields = (initial: SavedValues, values: NewProjectInput): ScopeField[] =>
  listScopeChanges(scopeOfValues(initial), scopeOfValues(values)).map(({ field }) => field)

/** Whom saving may ask for which changes; empty if it asks no one. */
export function describeAsked(
  texts: ManageTexts['edit'],
  language: Language,
  { fields, volunteers }: { fields: readonly ScopeField[]; volunteers: number },
): string {
  if (fields.length === 0 || volunteers === 0) return ''
  const named = fields.map((field) => texts.scopeFields[field])
  return texts.asks({ volunteers, fields: formatList(language, named, 'conjunction') })
}

/** The changed values, to store as a draft. */
export function changedValues(initial: SavedValues, values: NewProjectInput): SavedValues {
  return Object.fromEntries(listChanged(initial, values).map((name) => [name, values[name]]))
}

/** The changes as a request; the values must be valid. An empty number of volunteers becomes the default. */
export function toProjectChanges(initial: SavedValues, values: NewProjectInput): ProjectChanges {
  const changed = changedValues(initial, values)
  const isEmptied = 'maxVolunteers' in changed && changed.maxVolunteers === undefined
  return projectChanges.parse({
    ...changed,
    ...(isEmptied && { maxVolunteers: standards.maxVolunteers }),
  })
}

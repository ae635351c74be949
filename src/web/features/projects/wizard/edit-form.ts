/** A project's values in the wizard's form, and which of them changed (decisions C, A11). */
import { projectChanges, type NewProjectInput, type ProjectChanges } from '#contract/projects/form.ts'
import type { Project } from '#contract/projects/projects.ts'
import { toLanguageChoice } from '#web/lib/language-choice.ts'
import { listChanged as listChangedFields } from '#web/lib/changed-fields.ts'
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

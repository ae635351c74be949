/** A project's words in the wizard's form, and what of them is changed (decisions C, A11). */
import { projectChanges, type NewProjectInput, type ProjectChanges } from '#contract/projects/form.ts'
import type { Project } from '#contract/projects/projects.ts'
import { listChanged as listChangedFields } from '#web/lib/changed-fields.ts'
import { toFormValues, standards } from './wizard-form.ts'

type EditableField = keyof ProjectChanges
const editableFields = projectChanges.keyof().options

/** Values of the form, some of them perhaps open. */
export type SavedValues = Partial<NewProjectInput>

/** The values of a project; a number that a listing does not state is left open. */
export const valuesOf = (project: Project) => toFormValues(null, false, project)

/** The fields that differ from what they were. */
export function listChanged(initial: SavedValues, values: NewProjectInput): EditableField[] {
  return listChangedFields(editableFields, initial, values)
}

/** The values that differ from what they were, as a draft keeps them. */
export function changedValues(initial: SavedValues, values: NewProjectInput): SavedValues {
  return Object.fromEntries(listChanged(initial, values).map((name) => [name, values[name]]))
}

/** The changes as they are sent; the values must be without errors. An emptied number of volunteers is the standard one. */
export function toProjectChanges(initial: SavedValues, values: NewProjectInput): ProjectChanges {
  const changed = changedValues(initial, values)
  const isEmptied = 'maxVolunteers' in changed && changed.maxVolunteers === undefined
  return projectChanges.parse({
    ...changed,
    ...(isEmptied && { maxVolunteers: standards.maxVolunteers }),
  })
}

import { useEffect, useState } from 'react'
import type { NewProjectInput } from '#contract/project-form.ts'
import { removeDraft, saveDraft } from '#web/lib/drafts.ts'
import { changedValues, type KeptValues } from './edit-form.ts'
import { fieldOfPath, type WizardForm } from './wizard-form.ts'

/**
 * Keeps every change on this device at once, and looks again at a field that was refused. Answers whether the last
 * change could be kept. Where a project is edited only what differs from its `initial` values is kept.
 */
export function useAutosave(form: WizardForm, draftName: string, initial?: KeptValues): boolean {
  const [isSaved, setSaved] = useState(true)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const field = name === undefined ? undefined : fieldOfPath(name)
          // Without a name the whole form was set anew, by the wizard itself.
          if (field === undefined) return
          setSaved(keepDraft(draftName, values, initial))
          if (form.getFieldState(field).error) void form.trigger(field)
        },
      }),
    [form, draftName, initial],
  )
  return isSaved
}

function keepDraft(name: string, values: NewProjectInput, initial: KeptValues | undefined): boolean {
  if (!initial) return saveDraft(name, values)
  const changed = changedValues(initial, values)
  if (Object.keys(changed).length > 0) return saveDraft(name, changed)
  removeDraft(name)
  return true
}

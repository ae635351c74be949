import { useEffect, useState } from 'react'
import { saveDraft } from '#web/lib/drafts.ts'
import { fieldOfPath, type WizardForm } from './wizard-form.ts'

/**
 * Keeps every change on this device at once, and looks again at a field that was refused. Answers whether the last
 * change could be kept.
 */
export function useAutosave(form: WizardForm, draftName: string): boolean {
  const [isSaved, setSaved] = useState(true)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const field = name === undefined ? undefined : fieldOfPath(name)
          // Without a name the whole form was set anew, by the wizard itself.
          if (field === undefined) return
          setSaved(saveDraft(draftName, values))
          if (form.getFieldState(field).error) void form.trigger(field)
        },
      }),
    [form, draftName],
  )
  return isSaved
}

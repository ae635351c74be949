import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { removeDraft, saveDraft } from './drafts.ts'

export type AutosaveRules<Values extends FieldValues> = {
  draftName: string
  /** The form's field that a path such as "perks.0.title" stands in. */
  fieldOf: (path: string) => FieldPath<Values> | undefined
  /** What of the values is worth keeping; null where nothing is. All of them unless given. */
  pick?: (values: Values) => object | null
}

/**
 * Keeps every change of a form on this device at once, and looks again at a field that was refused. Answers whether the
 * last change could be kept.
 */
export function useAutosave<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { draftName, fieldOf, pick }: AutosaveRules<Values>,
): boolean {
  const [isDraftSaved, setSaved] = useState(true)
  const store = useEffectEvent((values: Values, path: string) => {
    const stored = pick ? pick(values) : values
    if (!stored) removeDraft(draftName)
    setSaved(!stored || saveDraft(draftName, stored))
    const field = fieldOf(path)
    if (field !== undefined && form.getFieldState(field).error) void form.trigger(field)
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name the whole form was set anew, by the wizard itself.
          if (name !== undefined) store(values, name)
        },
      }),
    [form],
  )
  return isDraftSaved
}

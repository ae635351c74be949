import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { storeForm } from './drafts.ts'

export type AutosaveRules<Values extends FieldValues> = {
  draftName: string
  /** The form field that contains a path such as "perks.0.title". */
  fieldOf: (path: string) => FieldPath<Values> | undefined
  /** The part of the values to save; null for nothing. Defaults to all of them. */
  pick?: (values: Values) => object | null
  /** The fields of this form, if a longer one shares the draft and has more. */
  ownFields?: readonly string[]
}

/**
 * Saves every change of a form on this device immediately, and validates a field again that had an error. Returns
 * whether the last change could be saved.
 */
export function useAutosave<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { draftName, fieldOf, pick, ownFields }: AutosaveRules<Values>,
): boolean {
  const [isDraftSaved, setSaved] = useState(true)
  const store = useEffectEvent((values: Values, path: string) => {
    setSaved(storeForm(draftName, pick ? pick(values) : values, ownFields))
    const field = fieldOf(path)
    if (field !== undefined && form.getFieldState(field).error) void form.trigger(field)
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name, the wizard itself has reset the whole form.
          if (name !== undefined) store(values, name)
        },
      }),
    [form],
  )
  return isDraftSaved
}

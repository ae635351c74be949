/** A form over several steps or screens: its own checks and sending, and a draft on this device. */
import { useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
} from 'react-hook-form'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { showServerErrors } from '#web/lib/forms/form-errors.ts'
import { toServerError, translateErrors } from '#web/lib/forms/translate-errors.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useAutosave, type AutosaveRules } from './autosave.ts'
import { loadDraft, removeDraft, storeForm } from './drafts.ts'

type DraftFormSettings<Values extends FieldValues, Sent> = AutosaveRules<Values> &
  Pick<UseFormProps<Values, unknown, Sent>, 'resolver' | 'mode' | 'reValidateMode'> & {
    /** The values with those of a draft in place; called with `undefined` if there is none. */
    fill: (draft: unknown) => DefaultValues<Values>
    /** The values after the draft is discarded. */
    initial: DefaultValues<Values>
  }

/** What is typed is stored on this device until it is sent; the screen says when to check and to send. */
export function useDraftForm<Values extends FieldValues, Sent = Values>({
  draftName,
  fieldOf,
  pick,
  ownFields,
  fill,
  initial,
  resolver,
  ...settings
}: DraftFormSettings<Values, Sent>) {
  const fieldsTexts = useTexts(fieldsCatalog)
  const [found, setFound] = useState(() => loadDraft(draftName))
  const form = useForm<Values, unknown, Sent>({
    defaultValues: fill(found?.values),
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    ...settings,
    ...(resolver && { resolver: translateErrors(resolver, fieldsTexts) }),
  })
  const isDraftSaved = useAutosave(form, {
    draftName,
    fieldOf,
    ...(pick && { pick }),
    ...(ownFields && { ownFields }),
  })
  return {
    form,
    /** The draft that was there when the form opened. */
    found,
    isDraftSaved,
    /** Forgets what is stored, because it was sent. */
    forget: () => storeForm(draftName, null, ownFields),
    discard: () => {
      removeDraft(draftName)
      setFound(null)
      form.reset(initial)
    },
    /** Shows at its fields what the server refused; returns them. */
    showRefused: (error: unknown): FieldPath<Values>[] =>
      showServerErrors(error, fieldOf, (name, { message }) =>
        form.setError(name, toServerError(fieldsTexts, message)),
      ),
  }
}

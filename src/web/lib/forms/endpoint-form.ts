/**
 * The form of an endpoint: validated with its schema, sent once at a time, and kept as typed when the server refuses
 * it. A schema brings zod along, 40 kB: what shows a form that is rarely sent gives the function that loads it.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent } from 'react'
import {
  useForm,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { Endpoint, EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import type { z } from '#contract/zod.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { useEndpointMutation, type MutationSettings } from '#web/lib/calls/endpoint-mutation.ts'
import { toastLoadFailure } from '#web/lib/calls/load-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { showServerErrors } from './form-errors.ts'
import { translateErrors } from './translate-errors.ts'

type Schema<Values, Parsed> = z.ZodType<Parsed, Values>
type LoadSchema<Values, Parsed> = () => Promise<Schema<Values, Parsed>>

const makeResolver = <Values extends FieldValues, Parsed>(
  schema: Schema<Values, Parsed> | LoadSchema<Values, Parsed>,
): Resolver<Values, unknown, Parsed> =>
  typeof schema === 'function'
    ? async (values, context, options) => zodResolver(await schema())(values, context, options)
    : zodResolver(schema)

type SentForm<Values extends FieldValues, Parsed> = UseFormReturn<Values, unknown, Parsed> & {
  /** Shows what was saved. What was typed while it was being saved stays, unsaved. */
  showSaved(saved: Values): void
}

type FormSettings<Values extends FieldValues, Parsed, Data> = Pick<
  UseFormProps<Values, unknown, Parsed>,
  'defaultValues' | 'values' | 'resetOptions' | 'shouldFocusError'
> & {
  /** The schema of the body, or of what the form asks for; a function loads it once something was typed. */
  schema: Schema<Values, Parsed> | LoadSchema<Values, Parsed>
  /** The field that shows what the server refused at a path; by default the one of that name. */
  fieldOf?: (path: string) => FieldPath<Values> | undefined
  /** After a success and the refetches that follow it, if the form is still shown. */
  onSent?: (response: Data, sent: Parsed, form: SentForm<Values, Parsed>) => void
  /** After a refusal, which its fields show by then. */
  onRefused?: (error: Error, sent: Parsed) => void
  /** When the values break the schema, so nothing was sent. */
  onInvalid?: (errors: FieldErrors<Values>, form: UseFormReturn<Values, unknown, Parsed>) => void
}

/** A form that calls an endpoint; `toRequest` makes the request from its valid values. */
export function useEndpointForm<E extends Endpoint, Values extends FieldValues, Parsed>(
  endpoint: E,
  toRequest: (parsed: Parsed) => EndpointRequest<E>,
  settings: FormSettings<Values, Parsed, EndpointResponse<E>> &
    MutationSettings<EndpointResponse<E>, Parsed, unknown>,
) {
  return useMutationForm(useEndpointMutation(endpoint, toRequest, settings), (parsed) => parsed, settings)
}

/** A form that sends through a mutation, such as one that chooses among endpoints or is sent from elsewhere, too. */
export function useMutationForm<Variables, Data, Values extends FieldValues, Parsed>(
  sending: UseMutationResult<Data, Error, Variables, unknown>,
  toVariables: (parsed: Parsed) => Variables,
  settings: FormSettings<Values, Parsed, Data>,
) {
  const fieldsTexts = useTexts(fieldsCatalog)
  const { schema, fieldOf, onSent, onRefused, onInvalid, ...rest } = settings
  const { defaultValues, values, resetOptions, shouldFocusError = false } = rest
  const form = useForm<Values, unknown, Parsed>({
    resolver: translateErrors(makeResolver(schema), fieldsTexts),
    ...(defaultValues !== undefined && { defaultValues }),
    ...(values !== undefined && { values }),
    ...(resetOptions !== undefined && { resetOptions }),
    // The error summary takes the focus instead.
    shouldFocusError,
  })
  // `resetOptions` are for new `values`; the form of what was sent keeps nothing of its own.
  const resetFully: typeof form.reset = (next, options) =>
    form.reset(next, { keepDirtyValues: false, keepDirty: false, ...options })
  const showSaved = (saved: Values, sent: Values) => {
    const typed = form.getValues()
    resetFully(saved)
    const left = pickOthers(typed, sent)
    if (Object.keys(left).length > 0) resetFully({ ...saved, ...left }, { keepDefaultValues: true })
  }
  const isField = (path: string): path is FieldPath<Values> => path in form.getValues()
  const ownField = (path: string) => (isField(path) ? path : undefined)
  const send = form.handleSubmit(
    (parsed) => {
      const sent = structuredClone(form.getValues())
      const sentForm = { ...form, reset: resetFully, showSaved: (saved: Values) => showSaved(saved, sent) }
      sending.mutate(toVariables(parsed), {
        onSuccess: (response) => onSent?.(response, parsed, sentForm),
        onError: (error) => {
          const [first] = showServerErrors(error, fieldOf ?? ownField, form.setError)
          if (shouldFocusError && first !== undefined) form.setFocus(first)
          onRefused?.(error, parsed)
        },
      })
    },
    (errors) => onInvalid?.(errors, form),
  )
  // A second press while the schema loads must not send what was corrected as well.
  const isLoading = useRef(false)
  const [isPreparing, setPreparing] = useState(false)
  const loadThenSend = async (load: LoadSchema<Values, Parsed>, event?: BaseSyntheticEvent) => {
    isLoading.current = true
    setPreparing(true)
    const loaded = await load().catch(toastLoadFailure)
    isLoading.current = false
    setPreparing(false)
    if (loaded) await send(event)
  }
  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (sending.isPending || isLoading.current) return
    if (typeof schema === 'function') void loadThenSend(schema, event)
    else void send(event)
  }
  // The form follows only what is read while it renders.
  const { errors, submitCount: attempt, isDirty } = form.formState
  const prepare = useEffectEvent(() => {
    if (typeof schema === 'function') schema().catch(() => {})
  })
  useEffect(() => {
    if (isDirty) prepare()
  }, [isDirty])
  const isPending = sending.isPending || isPreparing
  return { form, errors, attempt, isDirty, submit, sending, isPending }
}

/** The values that differ from others. */
function pickOthers<Values extends FieldValues>(values: Values, others: Values): Partial<Values> {
  const left: Partial<Values> = { ...values }
  for (const name of Object.keys(values))
    if (JSON.stringify(values[name]) === JSON.stringify(others[name])) delete left[name]
  return left
}

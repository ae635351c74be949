import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { createVerificationForm } from '#contract/verification/form.ts'
import type { verifyOrganization } from '#contract/verification/verification.ts'
import { listChanged, pickChanged } from '#web/lib/forms/changed-fields.ts'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { createResolver } from '#web/lib/forms/form-rules.ts'
import { useVerify } from './api.ts'
import { fieldOf, listSteps, stepOf } from './form-steps.ts'
import {
  checkedForm,
  listSuggested,
  toFormValues,
  toForm,
  type FormSources,
  type VerificationValues,
} from './values.ts'

export type Verified = EndpointResponse<typeof verifyOrganization>

export type VerificationFormProps = {
  draftName: string
  sources: FormSources
  /** Opens the step of the first rejected field. */
  showErrors: (step: number) => void
  onSend: () => void
  onSent: (answer: Verified) => void
  onFailed: (error: unknown) => void
}

/** The form over all steps; what is typed is stored on this device until it is sent. */
export function useVerificationDraft({ draftName, sources, ...props }: VerificationFormProps) {
  const [initial] = useState(() => toFormValues(sources))
  const { kind } = sources
  const steps = useMemo(() => listSteps(kind), [kind])
  const rules = useMemo(() => createVerificationForm(sources.thisYear), [sources.thisYear])
  const names = Object.keys(initial).filter((name) => name in initial)
  const { form, found, isDraftSaved, ...draft } = useDraftForm<VerificationValues>({
    draftName,
    resolver: createResolver<VerificationValues>(rules, (values) => toForm(kind, values)),
    fill: (stored) => toFormValues(sources, stored),
    initial,
    // A field is validated when it loses the focus, then on every change until it is fixed.
    mode: 'onTouched',
    reValidateMode: 'onChange',
    fieldOf,
    pick: (values) => pickChanged(names, initial, values),
  })
  // Recomputed on every change.
  useWatch({ control: form.control })
  const values = form.getValues()
  const changed = listChanged(names, initial, values)
  const verify = useVerify()
  const unmet = rules.safeParse(toForm(kind, values)).error?.issues.map(({ path }) => path.join('.')) ?? []

  async function send() {
    if (verify.isPending || verify.isSuccess) return
    if (!(await form.trigger())) {
      const every = steps.flatMap((step) => step.fields)
      const first = every.find((name) => form.getFieldState(name).error)
      props.showErrors(first ? stepOf(steps, first) : -1)
      return
    }
    props.onSend()
    try {
      const answer = await verify.mutateAsync(checkedForm(sources, form.getValues()))
      draft.forget()
      props.onSent(answer)
    } catch (error) {
      const [first] = draft.showRefused(error)
      props.onFailed(error)
      if (first) props.showErrors(stepOf(steps, first))
    }
  }
  return {
    form,
    steps,
    found,
    isDraftSaved,
    changed,
    unmet,
    suggested: listSuggested(sources, values),
    send,
    discard: draft.discard,
    // After sending, the page may be left without a warning.
    isPending: verify.isPending || verify.isSuccess,
    isDirty: () => changed.length > 0 && !verify.isSuccess,
  }
}

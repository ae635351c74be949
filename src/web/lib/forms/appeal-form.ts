import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { appealCatalog } from '#web/ui/texts/appeal-texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useMutationForm } from './endpoint-form.ts'

const loadSchema = async () => (await withTexts(import('./appeal-schema.ts'))).appealSchema

/** The dialog of an appeal, sent by the given call; it closes once the appeal was sent. */
export function useAppeal<Data>(appeal: UseMutationResult<Data, Error, { reason: string }>) {
  const texts = useTexts(appealCatalog)
  const [isOpen, setOpen] = useState(false)
  const isSent = useRef(false)
  const { form, attempt, submit, isPending } = useMutationForm(appeal, (sent) => sent, {
    schema: loadSchema,
    defaultValues: { reason: '' },
    // The only field, so it also shows what is refused about the text that the appeal is about.
    fieldOf: () => 'reason',
    onSent: () => {
      toast(texts.done)
      isSent.current = true
      setOpen(false)
    },
    onRefused: (error) => toastFailure(error, texts.failed),
  })
  return {
    open: () => setOpen(true),
    dialog: {
      open: isOpen,
      onOpenChange: setOpen,
      isSent,
      form,
      attempt,
      submit,
      isPending,
      max: limits.decisionReason,
    },
  }
}

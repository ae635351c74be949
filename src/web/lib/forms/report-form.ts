import type { UseMutationResult } from '@tanstack/react-query'
import type { z } from '#contract/zod.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useMutationForm } from './endpoint-form.ts'

/** The reason for a report; `other` requires an explanation. */
type ReportValues = { reason: string; explanation?: string | null | undefined }

export type ReportForm<Sent> = ReturnType<typeof useReportForm<Sent, unknown>>

type ReportSettings<Sent> = {
  schema: z.ZodType<Sent, ReportValues>
  /** What toasts say: that it was sent, and that it failed; nothing is said without it. */
  texts?: { done: { title: string; text: string }; failed: string }
  onSent: () => void
  /** What else a refusal means; returns whether that was said. */
  explainRefusal?: (error: Error) => boolean
}

/** The form of a report, sent as the schema parses it. */
export function useReportForm<Sent, Data>(
  report: UseMutationResult<Data, Error, Sent>,
  { schema, texts, onSent, explainRefusal }: ReportSettings<Sent>,
) {
  const { sending, ...form } = useMutationForm(report, (sent) => sent, {
    schema,
    defaultValues: { explanation: '' },
    onSent: () => {
      if (texts) toast({ title: texts.done.title, description: texts.done.text })
      onSent()
    },
    ...(texts && {
      onRefused: (error: Error) => {
        if (!explainRefusal?.(error)) toastFailure(error, texts.failed)
      },
    }),
  })
  return { ...form, isPending: sending.isPending }
}

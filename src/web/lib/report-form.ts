import type { UseMutationResult } from '@tanstack/react-query'
import type { z } from '#contract/zod.ts'
import { useMutationForm } from './endpoint-form.ts'

/** The reason for a report; `other` requires an explanation. */
type ReportValues = { reason: string; explanation?: string | null | undefined }

export type ReportForm<Sent> = ReturnType<typeof useReportForm<Sent, unknown>>

type ReportSettings<Sent> = {
  schema: z.ZodType<Sent, ReportValues>
  onSent: () => void
  onRefused?: (error: Error) => void
}

/** The form of a report, sent as the schema parses it. */
export function useReportForm<Sent, Data>(
  report: UseMutationResult<Data, Error, Sent>,
  settings: ReportSettings<Sent>,
) {
  const { sending, ...form } = useMutationForm(report, (sent) => sent, {
    defaultValues: { explanation: '' },
    ...settings,
  })
  return { ...form, isPending: sending.isPending }
}

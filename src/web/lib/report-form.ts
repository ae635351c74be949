import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from '#contract/zod.ts'

/** The reason for a report; `other` requires an explanation. */
export type ReportValues = { reason: string; explanation?: string | null | undefined }
export type ReportForm<Sent> = UseFormReturn<ReportValues, unknown, Sent>

/** The form of a report, submitted as the schema parses it. */
export const useReportForm = <Sent>(schema: z.ZodType<Sent, ReportValues>): ReportForm<Sent> =>
  useForm<ReportValues, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: { explanation: '' },
    shouldFocusError: false,
  })

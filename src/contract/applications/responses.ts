import { z } from '#contract/zod.ts'

/**
 * How an organization answered applications in the last 180 days. Both are null while it is new: before five answers,
 * and in the seven days after the first one (decision A29). Automatic declines are no answers.
 */
export const responseStats = z.object({
  /** Percent of the applications that were answered or are overdue. */
  rate: z.number().int().min(0).max(100).nullable(),
  /** Median time from an application to its answer, in hours. */
  medianHours: z.number().nullable(),
})
export type ResponseStats = z.infer<typeof responseStats>

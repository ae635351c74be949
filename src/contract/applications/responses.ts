import { z } from '#contract/zod.ts'

/** How an organization answered applications in the last 180 days; both are null before it has given five answers. */
export const responseStats = z.object({
  /** Percent of the applications that were answered or are overdue. */
  rate: z.number().int().min(0).max(100).nullable(),
  /** Median time from an application to its answer, in hours. */
  medianHours: z.number().nullable(),
})
export type ResponseStats = z.infer<typeof responseStats>

import { z } from './zod.ts'

/** How an organization answers applications, of the last 180 days; both are null before it has given five answers. */
export const responseFigures = z.object({
  /** Percent of the applications that were answered or should have been. */
  rate: z.number().int().min(0).max(100).nullable(),
  /** Median time from an application to its answer, in hours. */
  medianHours: z.number().nullable(),
})
export type ResponseFigures = z.infer<typeof responseFigures>

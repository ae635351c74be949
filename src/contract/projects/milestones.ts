/** The milestones of a project, as stored and shown. */
import { z } from '#contract/zod.ts'

export const milestone = z.object({
  title: z.string(),
  /** On which day it is done; null if that is not stated. */
  dueDate: z.string().nullable(),
  /** After how many hours of work it is done; null if that is not stated. */
  afterHours: z.number().int().nullable(),
})

/** What a project says about its scope, as stored and shown. */
import { nullableText } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** One of a project’s milestones. */
export const milestone = z.object({
  title: z.string(),
  /** On which day it is done; null if that is not stated. */
  dueDate: z.string().nullable(),
  /** After how many hours of work it is done; null if that is not stated. */
  afterHours: z.number().int().nullable(),
})

/** What a project says about its scope besides its texts, also to the staff who decide its case. */
export const projectScope = {
  /** Why it needs more hours a week than volunteers usually give (safeguard S2). */
  hoursReason: nullableText,
  startDate: nullableText,
  endDate: nullableText,
  /** In the order of the work. */
  milestones: z.array(milestone),
  definitionOfDone: nullableText,
  /** Who answers the volunteer's questions, by name. */
  contactName: nullableText,
  /** Whether the organization confirmed that the work does not replace a paid post (safeguard S6). */
  confirmsNoPaidPost: z.boolean(),
  /** Whether it confirmed the license and the responsibility for licensed work (safeguard S13). */
  confirmsLicense: z.boolean(),
}
